import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import { pathOf } from '../path.ts';
import { PracticeInfo, ScoreDetail } from './feedback.ts';
import { EssayPaper, EssayRow } from './fields.ts';
import { ModelEssay } from './model-essay.ts';
import { QuestionRow } from './papers.ts';
import { EssayRecord } from './records.ts';
import { Subject } from './subject.ts';

/** Every call of writing that the specification names, with the field names it shows. */

const { exercise, writing, topic, modelEssay } = contract;

const fieldsOf = (type: z.ZodType): string[] => (type instanceof z.ZodObject ? Object.keys(type.shape) : []);

test.each([
  { group: 'exercise', name: 'getEssayPaperInfo', fields: [] },
  { group: 'exercise', name: 'getEssayRecordInfo', fields: [] },
  { group: 'exercise', name: 'essayScoring', fields: [] },
  { group: 'exercise', name: 'getEssayScoringResult', fields: [] },
  { group: 'exercise', name: 'getEssayScoreInfo', fields: [] },
  { group: 'exercise', name: 'checkEssaySubject', fields: [] },
  { group: 'exercise', name: 'saveEssayRecordInfo', fields: ['id', 'paper_id', 'content'] },
  { group: 'exercise', name: 'saveEssayRecordSubject', fields: ['id', 'paper_id', 'subject_url'] },
  { group: 'exercise', name: 'getBigEssayRecordList', fields: ['page', 'page_size', 'category', 'content', 'type'] },
  { group: 'exercise', name: 'getEssayRecordList', fields: ['page', 'page_size', 'category', 'content', 'type'] },
  { group: 'exercise', name: 'getShareRecordInfo', fields: [] },
  { group: 'exercise', name: 'getShareScoreInfo', fields: [] },
  { group: 'exercise', name: 'exportSoringInfoPdf', fields: [] },
  { group: 'exercise', name: 'getRecordInfo', fields: ['id'] },
  { group: 'exercise', name: 'getScoreInfo', fields: ['record_id'] },
  { group: 'exercise', name: 'getCompareEssay', fields: ['id'] },
  { group: 'writing', name: 'getRecordListByPaperId', fields: ['paper_id'] },
  { group: 'writing', name: 'getTask1SearchList', fields: ['page', 'page_size', 'content', 'type'] },
  { group: 'writing', name: 'getTask2SearchList', fields: ['page', 'page_size', 'content', 'type'] },
  { group: 'writing', name: 'getTask1PaperList', fields: ['page', 'page_size'] },
  { group: 'writing', name: 'getTask2PaperList', fields: ['page', 'page_size'] },
  { group: 'writing', name: 'getSearchConfig', fields: [] },
  { group: 'writing', name: 'getTopicInfo', fields: [] },
  { group: 'writing', name: 'getScoreDetail', fields: [] },
  { group: 'writing', name: 'getShareScoreDetail', fields: [] },
  { group: 'writing', name: 'getFeedbackDiff', fields: [] },
  { group: 'topic', name: 'getSearchConfig', fields: ['module_id'] },
  {
    group: 'topic',
    name: 'getList',
    fields: ['category', 'topic', 'year', 'content', 'type', 'subject_type', 'module_id', 'page', 'page_size'],
  },
  { group: 'modelEssay', name: 'getPaperInfo', fields: [] },
  { group: 'modelEssay', name: 'getGuideMeta', fields: [] },
  { group: 'modelEssay', name: 'checkAuth', fields: [] },
  { group: 'modelEssay', name: 'checkSubject', fields: [] },
  { group: 'modelEssay', name: 'getRecord', fields: [] },
  { group: 'modelEssay', name: 'saveRecord', fields: ['id', 'subject', 'paper_id', 'requirement', 'thought'] },
] as const)('$group.$name takes what the specification shows', ({ group, name, fields }) => {
  const groups: Record<string, Record<string, { input: z.ZodType }>> = { exercise, writing, topic, modelEssay };
  const call = groups[group]?.[name];
  expect(call, pathOf([group, name])).toBeDefined();
  for (const field of fields) expect(fieldsOf(call?.input ?? z.null())).toContain(field);
});

test.each([
  { what: 'a paper', type: EssayPaper, fields: ['id', 'content', 'subject_url'] },
  { what: 'a record', type: EssayRecord, fields: ['id', 'paper_id', 'content', 'subject_url', 'isDraft', 'status'] },
  {
    what: 'what a feedback page shows',
    type: PracticeInfo,
    fields: ['title', 'content', 'text', 'outline', 'problem', 'encode_id'],
  },
  {
    what: 'a report',
    type: ScoreDetail,
    fields: ['scoreDetail', 'modelText', 'showModelText', 'markFinished', 'needRemark', 'needAuth'],
  },
  { what: 'the sentences of a report', type: writing.getFeedbackDiff.output, fields: ['feedbackDiff'] },
  {
    what: 'a draft in a list',
    type: EssayRow,
    fields: ['content', 'id', 'img', 'last_time', 'record_id', 'score', 'status', 'title', 'step'],
  },
  {
    what: 'a question in a list',
    type: QuestionRow,
    fields: ['content', 'id', 'img', 'last_time', 'record_id', 'score', 'status', 'title', 'step', 'module_type'],
  },
  {
    what: 'a model essay',
    type: ModelEssay,
    fields: [
      'id',
      'subject',
      'paper_id',
      'requirement',
      'thought',
      'topic_source',
      'content',
      'status',
      'humor_reply',
      'is_available',
    ],
  },
  {
    what: 'an own question under review',
    type: Subject,
    fields: ['id', 'content', 'subject_url', 'isDraft', 'status', 'humor_reply', 'subject_status'],
  },
  {
    what: 'what lists can be searched by',
    type: topic.getSearchConfig.output,
    fields: ['jian_ya', 'ji_jing', 'yu_ce'],
  },
])('$what is told under the names of the specification', ({ type, fields }) => {
  for (const field of fields) expect(fieldsOf(type)).toContain(field);
});

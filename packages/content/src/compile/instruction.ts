import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { Both } from '../schema/common.ts';
import type { Group, Limit } from '../schema/question.ts';
import { listOf } from '../text.ts';

/** What stands above a group of questions. Written here once, so that a hundred papers say it in the same words. */

type Skill = 'reading' | 'listening';

const COUNT = ['', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
const COUNT_ZH = ['', '一', '两', '三', '四', '五'];

export function limitText({ words, number }: Limit): Both {
  if (words === 0) return { en: 'A NUMBER', zh: '一个数字' };
  const some = words === 1 ? 'ONE WORD' : `NO MORE THAN ${COUNT[words]} WORDS`;
  const someZh = words === 1 ? '一个单词' : `不超过${COUNT_ZH[words]}个单词`;
  if (number) return { en: `${some} AND/OR A NUMBER`, zh: `${someZh}和/或一个数字` };
  return words === 1 ? { en: 'ONE WORD ONLY', zh: '一个单词' } : { en: some, zh: someZh };
}

export function instructionOf(group: Group, skill: Skill): Both {
  return group.instruction ?? join(taskOf(group), answerOf(group, skill));
}

const join = (a: Both, b: Both | null): Both => (b ? { en: `${a.en} ${b.en}`, zh: `${a.zh}${b.zh}` } : a);

const THING: Partial<Record<QuestionType, Both>> = {
  'sentence-completion': { en: 'sentences', zh: '句子' },
  'summary-completion': { en: 'summary', zh: '摘要' },
  'summary-completion-bank': { en: 'summary', zh: '摘要' },
  'note-completion': { en: 'notes', zh: '笔记' },
  'form-completion': { en: 'form', zh: '表格' },
  'table-completion': { en: 'table', zh: '表格' },
  'flow-chart-completion': { en: 'flow chart', zh: '流程图' },
  'flow-chart-completion-bank': { en: 'flow chart', zh: '流程图' },
};

function taskOf(group: Group): Both {
  const thing = THING[group.type];
  if (thing) return { en: `Complete the ${thing.en} below.`, zh: `完成下面的${thing.zh}。` };
  switch (group.type) {
    case 'tfng':
      return {
        en: 'Do these statements agree with the information in the passage?',
        zh: '判断下列陈述与文章信息是否一致。',
      };
    case 'ynng':
      return {
        en: 'Do these statements agree with the views or claims of the writer?',
        zh: '判断下列陈述与作者的观点或主张是否一致。',
      };
    case 'matching-information':
      return { en: 'Which paragraph contains the following information?', zh: '下列信息出现在哪一段？' };
    case 'matching-headings':
      return {
        en: 'Choose the correct heading for each paragraph from the list.',
        zh: '从列表中为各段选择正确的标题。',
      };
    case 'matching-sentence-endings':
      return {
        en: `Complete each sentence with the correct ending, A–${lastKey(group)}.`,
        zh: `为每个句子选择正确的结尾 A–${lastKey(group)}。`,
      };
    case 'matching-features':
    case 'classification':
      return { en: 'Match each item with the correct option.', zh: '为每一项选择正确的选项。' };
    case 'mcq-single':
    case 'mcq-multi':
      return chooseText(group);
    case 'diagram-labelling':
    case 'diagram-labelling-bank':
      return { en: 'Label the diagram below.', zh: '为下图填写标注。' };
    case 'plan-labelling':
      return { en: 'Label the plan below.', zh: '标注下面的平面图。' };
    case 'map-labelling':
      return { en: 'Label the map below.', zh: '标注下面的地图。' };
    default:
      return { en: 'Answer the questions below.', zh: '回答下列问题。' };
  }
}

function chooseText({ type, questions }: Group): Both {
  if (type === 'mcq-single') return { en: 'Choose the correct letter.', zh: '选择正确的字母。' };
  const marks = listOf(questions[0]?.n ?? []).length;
  return { en: `Choose ${COUNT[marks]} letters.`, zh: `选择${COUNT_ZH[marks]}个字母。` };
}

function answerOf({ type, limit, options, reuse }: Group, skill: Skill): Both | null {
  if (limit) {
    const { en, zh } = limitText(limit);
    const source = skill === 'reading' ? { en: ' from the passage', zh: '从文中选取' } : { en: '', zh: '填写' };
    const only = limit.words === 1 && !limit.number ? '仅' : '';
    return { en: `Write ${en}${source.en} for each answer.`, zh: `每题${only}${source.zh}${zh}。` };
  }
  if (type === 'tfng') return { en: 'Choose TRUE, FALSE or NOT GIVEN.', zh: '选择 TRUE、FALSE 或 NOT GIVEN。' };
  if (type === 'ynng') return { en: 'Choose YES, NO or NOT GIVEN.', zh: '选择 YES、NO 或 NOT GIVEN。' };
  if (reuse) return { en: 'You may use any letter more than once.', zh: '字母可重复使用。' };
  if (!options || type === 'matching-headings' || type === 'matching-sentence-endings') return null;
  const last = lastKey({ options });
  return { en: `Choose the correct letter, A–${last}.`, zh: `选择正确的字母 A–${last}。` };
}

const lastKey = ({ options }: Pick<Group, 'options'>) => options?.at(-1)?.key ?? '';

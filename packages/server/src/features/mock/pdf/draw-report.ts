import type { MockGain, MockReport } from '@ninefold/contract/mock/report';
import { hasScore, SKILLS, type Skill, type SkillScores } from '@ninefold/core/skills';
import { shortDuration } from '@ninefold/core/time/duration';
import type { Day } from '@ninefold/core/time/local-day';
import { drawBands } from '#sharing/pdf/draw-bands.ts';
import { drawFooters } from '#sharing/pdf/draw-footers.ts';
import { heading } from '#sharing/pdf/draw-heading.ts';
import { fill } from '#sharing/pdf/fill.ts';
import { INK } from '#sharing/pdf/pdf-style.ts';
import { openPen, type Pen } from '#sharing/pdf/pen.ts';
import { PDF_WORDS, typeName } from './pdf-words.ts';

/** `day`: when it ended, as the learner's wall calendar shows it. */
export type MockPdfRequest = { report: MockReport; targets: SkillScores; day: Day; language: 'zh' | 'en' };

/** The report on paper: the bands, what each rests on, what would gain most, time, and every type of question. */
export async function drawReport(request: MockPdfRequest): Promise<Buffer> {
  const { report, day, language } = request;
  const words = PDF_WORDS[language];
  const pen = openPen(`${words.title} · ${report.title[language]} · ${day}`);
  pen.line(`Ninefold 九阶雅思 · ${words.title}`, { face: 'sansBold', size: 9, colour: INK.faint });
  pen.space(8);
  pen.line(report.title[language], { face: 'serifBold', size: 20, gap: 2 });
  const meta = [words.module[report.module], words.type[report.exam_type], shortDuration(report.seconds), day];
  pen.line(meta.join(' · '), { size: 9, colour: INK.faint });
  pen.space(14);
  drawOverall(pen, request);
  heading(pen, words.rests);
  for (const skill of SKILLS) drawSkill(pen, request, skill);
  if (report.gains.length > 0) {
    heading(pen, words.gains);
    for (const [at, gain] of report.gains.entries()) pen.line(`${at + 1}.  ${gainText(gain, language)}`, { size: 10 });
  }
  drawTimes(pen, request);
  for (const skill of ['listening', 'reading'] as const) drawTypes(pen, request, skill);
  drawFooters(pen, (page, pages) => `${words.footer} · ${fill(words.page, { page, pages })}`);
  return pen.end();
}

function drawOverall(pen: Pen, { report, language }: MockPdfRequest): void {
  const words = PDF_WORDS[language];
  if (!hasScore(report.scores.score)) {
    pen.line(words.noBand, { size: 11, colour: INK.warn });
    return;
  }
  const missing = report.missing.map((skill) => words.skills[skill]).join(language === 'zh' ? '、' : ', ');
  drawBands(pen, {
    band: report.scores.score,
    label: report.whole === 1 ? words.whole : words.parts,
    range: report.whole === 1 ? '' : fill(words.missing, { missing }),
    criteria: SKILLS.map((skill) => ({ name: words.skills[skill], band: bandOf(report, skill) })),
  });
}

const bandOf = ({ scores }: MockReport, skill: Skill): number | null => {
  const band = scores[`${skill}_score`];
  return hasScore(band) ? band : null;
};

/** The band, against the target and the mock before, and below it what it rests on. */
function drawSkill(pen: Pen, { report, targets, language }: MockPdfRequest, skill: Skill): void {
  const words = PDF_WORDS[language];
  const band = bandOf(report, skill);
  const before =
    report.trend
      .filter(({ record_id, taken_at }) => record_id !== report.id && taken_at <= report.ended_at)
      .findLast((earlier) => hasScore(earlier[`${skill}_score`]))?.[`${skill}_score`] ?? -1;
  const beside = [
    hasScore(targets[skill]) ? fill(words.target, { band: targets[skill].toFixed(1) }) : '',
    hasScore(before) ? fill(words.before, { band: before.toFixed(1) }) : '',
  ].filter((one) => one !== '');
  pen.room(40);
  pen.write(`${words.skills[skill]}  ${band?.toFixed(1) ?? words.none}  `, { face: 'sansBold', size: 11 }, true);
  pen.line(beside.join(' · '), { size: 9, colour: INK.faint });
  for (const line of basisOf(report, skill, language)) pen.line(line, { size: 10, colour: INK.soft });
  pen.space(6);
}

function basisOf(report: MockReport, skill: Skill, language: 'zh' | 'en'): string[] {
  const words = PDF_WORDS[language];
  if (skill === 'listening' || skill === 'reading') {
    const paper = report[skill];
    if (!paper) return [];
    return [
      fill(words.raw, { right: paper.right, total: paper.total }),
      ...(hasScore(paper.next) ? [fill(words.next, { more: paper.more, band: paper.next.toFixed(1) })] : []),
      ...(paper.late > 0 ? [fill(words.late, { count: paper.late })] : []),
    ];
  }
  if (skill === 'speaking')
    return report.speaking.seconds > 0 ? [fill(words.spoken, { time: shortDuration(report.speaking.seconds) })] : [];
  return report.writing.tasks.map(({ task, band, words: count }) =>
    hasScore(band)
      ? fill(words.task, { task, band: band.toFixed(1), words: count })
      : fill(words.taskOpen, { task, words: count }),
  );
}

function gainText(gain: MockGain, language: 'zh' | 'en'): string {
  const words = PDF_WORDS[language];
  const skill = words.skills[gain.skill];
  switch (gain.what) {
    case 'type':
      return fill(words.gainType, { skill, type: typeName(gain.type, language), lost: gain.lost, total: gain.total });
    case 'blank':
      return fill(words.gainBlank, { skill, lost: gain.lost });
    case 'criterion':
      return fill(words.gainCriterion, {
        ...{ task: gain.task, criterion: words.criteria[gain.criterion], band: gain.band.toFixed(1) },
      });
  }
}

function drawTimes(pen: Pen, { report, language }: MockPdfRequest): void {
  const words = PDF_WORDS[language];
  const { listening, reading, writing, speaking } = report;
  const times: [string, number][] = [
    ...(listening ? [[words.skills.listening, listening.seconds] as [string, number]] : []),
    ...(reading ? [[words.skills.reading, reading.seconds] as [string, number]] : []),
    ...writing.tasks.map(({ task, seconds }): [string, number] => [`${words.skills.writing} Task ${task}`, seconds]),
    ...(speaking.seconds > 0 ? [[words.skills.speaking, speaking.seconds] as [string, number]] : []),
  ];
  if (times.length === 0) return;
  heading(pen, words.times);
  for (const [skill, seconds] of times)
    pen.line(fill(words.took, { skill, time: shortDuration(seconds) }), { size: 10, colour: INK.soft });
}

function drawTypes(pen: Pen, { report, language }: MockPdfRequest, skill: 'listening' | 'reading'): void {
  const words = PDF_WORDS[language];
  const types = report[skill]?.types ?? [];
  if (types.length === 0) return;
  heading(pen, fill(words.types, { skill: words.skills[skill] }));
  for (const { type, right, total } of types)
    pen.line(fill(words.typeLine, { type: typeName(type, language), right, total }), { size: 10, colour: INK.soft });
}

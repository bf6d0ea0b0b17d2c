/** The few words of a printed report; everything else comes from the report itself. */
export const PDF_WORDS = {
  zh: {
    title: '写作批改报告',
    estimated: '估分',
    range: '可能在 {low}–{high} 之间',
    task1: '任务完成',
    criteria: { tr: '任务回应', cc: '连贯与衔接', lr: '词汇', gra: '语法' },
    prompt: '题目',
    essay: '你的作文与修改',
    legend: '划线为删去，绿字为改成；编号对应后面的说明。',
    corrections: '逐条修改',
    check: '请自己再看',
    reasons: '为什么是这个分数',
    first: '先做这一件',
    good: '写得好的地方',
    meta: 'Task {task} · 第 {draft} 稿 · {words} 词',
    footer: '机器估分，不是官方成绩。九阶雅思 Ninefold',
    page: '第 {page} / {pages} 页',
    refused: '这篇没有估分',
    picture: '题目图片',
  },
  en: {
    title: 'Writing report',
    estimated: 'Estimated band',
    range: 'likely {low}–{high}',
    task1: 'Task achievement',
    criteria: { tr: 'Task response', cc: 'Coherence', lr: 'Vocabulary', gra: 'Grammar' },
    prompt: 'Question',
    essay: 'Your essay with corrections',
    legend: 'Struck out: to delete. Green: to write instead. Numbers lead to the explanations below.',
    corrections: 'Corrections one by one',
    check: 'please check yourself',
    reasons: 'Why this band',
    first: 'Do this first',
    good: 'What works',
    meta: 'Task {task} · draft {draft} · {words} words',
    footer: 'A machine estimate, not an official score. Ninefold 九阶雅思',
    page: 'Page {page} of {pages}',
    refused: 'No band could be estimated',
    picture: 'Picture of the question',
  },
} as const;

type Words = (typeof PDF_WORDS)['zh' | 'en'];

/** The first criterion has another name in Task 1. */
export const criterionName = (words: Words, task: 1 | 2, criterion: keyof Words['criteria']): string =>
  criterion === 'tr' && task === 1 ? words.task1 : words.criteria[criterion];

/** What the pages share on which a question is studied. */
export const text = {
  back: '返回',
  failed: '题目没有取到',
  write: '去写这一篇',
  prompt: '题目',

  // parts of an essay
  role_greeting: '称呼',
  role_introduction: '开头',
  role_overview: '概述',
  role_body: '主体段',
  role_conclusion: '结尾',
  role_closing: '落款',
  bodyNumber: '主体段 {n}',
  wordsRange: '约 {from}–{to} 词',

  // criteria
  criterion_task: '任务回应',
  criterion_coherence: '连贯与衔接',
  criterion_lexis: '词汇',
  criterion_grammar: '语法',

  because: '因为',
  example: '比如',
  vipTitle: '这道题为写作会员开放',
  toVip: '看会员方案',
} as const;

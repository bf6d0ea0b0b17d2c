/** The few words of a printed report of speaking; everything else comes from the report itself. */
export const PDF_WORDS = {
  zh: {
    title: '口语报告',
    parts: ['完整口语模考', 'Part 1', 'Part 2', 'Part 3'],
    modes: { practice: '练习', exam: '考试' },
    talked: '共说 {time}',
    estimated: '练习估分',
    range: '可能在 {low}–{high} 之间',
    criteria: { fc: '流利与连贯', lr: '词汇', gra: '语法', p: '发音' },
    noBand: '这次没有估分。',
    warnings: '这次的估分仅供参考。',
    reasons: '为什么是这个分数',
    next: '接下来',
    answers: '你的回答',
    legend: '划线为原话，绿字为改成；/ 停在分句之间，// 停在分句内部；带编号的词请自己再听。文字由机器听写，可能听错。',
    length: '说了 {time}，合适的是 {from}–{to} 秒',
    pace: '每分钟 {words} 词',
    noAnswer: '这一题没有评。',
    corrections: '语法',
    check: '请核对',
    words: '发音待核对',
    better: '更好的说法',
    footer: '机器估分，误差约 ±1 分，不是考官的分数。九阶雅思 Ninefold',
    page: '第 {page} / {pages} 页',
  },
  en: {
    title: 'Speaking report',
    parts: ['Whole speaking test', 'Part 1', 'Part 2', 'Part 3'],
    modes: { practice: 'practice', exam: 'exam' },
    talked: 'talked for {time}',
    estimated: 'Practice estimate',
    range: 'likely {low}–{high}',
    criteria: { fc: 'Fluency', lr: 'Vocabulary', gra: 'Grammar', p: 'Pronunciation' },
    noBand: 'No band could be estimated.',
    warnings: 'Take this estimate with care.',
    reasons: 'Why this band',
    next: 'What to do next',
    answers: 'Your answers',
    legend:
      'Struck out: what you said. Green: to say instead. / is a pause between clauses, // one inside a clause. Listen to numbered words again. A machine wrote the words down and may have misheard.',
    length: '{time} long; {from}–{to} seconds would be right',
    pace: '{words} words a minute',
    noAnswer: 'This answer was not assessed.',
    corrections: 'Grammar',
    check: 'please check yourself',
    words: 'Words to check',
    better: 'Better ways to say it',
    footer: 'A machine estimate, about one band either way, not an examiner’s score. Ninefold 九阶雅思',
    page: 'Page {page} of {pages}',
  },
} as const;

export type PdfWords = (typeof PDF_WORDS)['zh' | 'en'];

/** 1:05, as recorders write it. */
export const clockTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

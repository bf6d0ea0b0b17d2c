export const text = {
  written: '写了 {count} 词。',
  tooShort: '写了 {count} 词，还差 {missing} 词。不足 {least} 词会扣任务分。',
} as const;

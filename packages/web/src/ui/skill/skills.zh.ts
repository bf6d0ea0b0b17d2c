/** Short names, as they stand at the head of rows and charts. */
export const text = {
  listening: '听力',
  reading: '阅读',
  writing: '写作',
  speaking: '口语',
  overall: '总分',
} as const;

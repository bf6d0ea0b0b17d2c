export const text = { review: '解析' } as const;

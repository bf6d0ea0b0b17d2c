export const text = {
  title: '没写对的词',
  keep: '把 {word} 存入生词本',
  kept: '{word} 已在生词本里',
  saveAll: '{count} 个都存入生词本',
  news: '{count} 个词已存入生词本',
  failed: '没有存上，请稍后再试',
} as const;

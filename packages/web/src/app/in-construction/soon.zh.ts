/** One sentence per topic: what a learner will find on the page once it is there. */
export const text = {
  title: '{page}：还在建设中',
  wayOn: '回首页',
  history: '这里会列出你做过的每一次练习，随时可以回看。',
} as const;

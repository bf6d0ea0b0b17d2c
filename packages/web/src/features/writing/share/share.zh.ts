export const text = {
  sentence: '生成一个链接，拿到的人不用登录就能看作文和批改，看不到你的名字和其他练习。',

  // the page
  sharedBy: '这是一位学员分享的作文批改，只能看，不能改。',
  tryIt: '我也写一篇',
} as const;

export const text = {
  share: '分享',
  title: '分享这份批改',
  sentence: '生成一个链接，拿到的人不用登录就能看作文和批改，看不到你的名字和其他练习。',
  sharedSentence: '拿到链接的人都能看这份批改。不想再给人看，随时可以撤回。',
  howLong: '有效期',
  days: '{days} 天',
  create: '生成链接',
  link: '链接',
  until: '{date} 前有效',
  copy: '复制链接',
  copied: '已复制',
  copyByHand: '没能复制（{error}），请选中链接手动复制',
  revoke: '撤回链接',
  revoked: '链接已撤回，打开它的人看不到了',
  failed: '没有成功，请再试一次',

  // the page
  sharedBy: '这是一位学员分享的作文批改，只能看，不能改。',
  tryIt: '我也写一篇',
  gone: '这份分享看不了了',
  goneSentence: '链接可能已被撤回或过了有效期。可以请分享的人再发一次。',
} as const;

export const text = {
  morning: '早上好',
  noon: '中午好',
  afternoon: '下午好',
  evening: '晚上好',
  morningTo: '早上好，{name}',
  noonTo: '中午好，{name}',
  afternoonTo: '下午好，{name}',
  eveningTo: '晚上好，{name}',
  guestTitle: '欢迎来到九阶雅思',
  guestSentence: '在这里练听、读、写、说，先四处看看。登录后，练习、分数和计划才会保留。',
  logIn: '登录，保留练习',
  failed: '个人信息没有加载出来',
} as const;

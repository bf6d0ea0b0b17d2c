export const text = {
  morning: '早上好',
  noon: '中午好',
  afternoon: '下午好',
  evening: '晚上好',
  morningTo: '早上好，{name}',
  noonTo: '中午好，{name}',
  afternoonTo: '下午好，{name}',
  eveningTo: '晚上好，{name}',
  failed: '个人信息没有加载出来',
} as const;

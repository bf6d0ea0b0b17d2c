export const text = {
  now: '刚刚',
  minutes: '{count} 分钟前',
  hours: '{count} 小时前',
  days: '{count} 天前',
  years: '{count} 年前',
} as const;

export const text = {
  ask: '读这一句，把标出的词读清楚',
  readOn: '{title}第 {n} 句，{day}跟读时没读清楚',
  listen: '听范读',
  listenFailed: '范读没有加载出来',
  keys: 'R 开始，再按一次读完',
  skip: '先跳过',
  skipped: '先放着。它没有算错，今天还在这里。',
  offline: '现在没有网络。读音要联网才能评，先跳过，联网后再读。',
  clear: '“{word}”这次读清楚了',
  unclear: '“{word}”还不够清楚',
  howItWasRead: '那次是这样读的',
  saidInAnswer: '口语回答里说的这一句，“{word}”没有听清楚。',
} as const;

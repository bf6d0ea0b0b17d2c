export const text = {
  title: '雅思练习',
  sentence: '选一项开始。',
  other: '其他',
  failed: '练习列表没有加载出来',
  none: '还没有开放的练习',
  noneSentence: '管理员还没有设置菜单，过一会儿再来看看。',
  soon: '即将开放',
} as const;

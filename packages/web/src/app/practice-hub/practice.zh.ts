export const text = {
  title: '今天练哪一项',
  sentence: '选一项开始。',
  oneGap: '{skill}差 {gap}，最值得花时间。',
  twoGaps: '{skill}差 {gap}，{otherSkill}差 {otherGap}，这两项最值得花时间。',

  goOnWith: '接着做',
  answered: '答了 {done} / {total}',
  minutesLeft: '剩 {count} 分钟',
  wordsWritten: '已写 {count} 词',
  goOn: '继续',

  skills: '四项',
  ringHint: '环里是现在的分数，短线是目标',
  sets: '{count} 套',
  lastScore: '上次 {right} / {total}，{ago}',
  never: '还没练过',
  untested: '待测',
  reached: '已达标',
  gap: '差 {gap}',

  collected: '积累',
  wholes: '成套与工具',
  planner: '学习规划',
  plannedTo: '到 {day}',
  daysLeft: '{count} 天',
  calculator: '分数计算器',
  soon: '即将开放',

  failed: '练习列表没有加载出来',
  none: '还没有开放的练习',
  noneSentence: '管理员还没有设置菜单，过一会儿再来看看。',
} as const;

export const text = {
  title: '学习计划海报',
  save: '保存图片',
  share: '分享',
  failed: '海报没有生成',
  changed: '计划在别处改过了，刷新后再生成。',
  pictureFailed: '图片没有保存成功，可以截屏代替',
  fileName: '九阶雅思-学习计划.png',

  headline: '{name}的雅思计划',
  headlineNoName: '我的雅思计划',
  weeks: '周后考试',
  days: '天后考试',
  dayItself: '今天考试',
  date: '{date} {weekday}',
  overall: '目标总分 {band}',
  now: '现在 {band}',
  none: '待模考',
  motto: '每天一阶，九阶到顶',
  invite: '扫码一起备考',
  described:
    '{headline}：{date}考试，目标总分 {target}，听力 {listening}，阅读 {reading}，写作 {writing}，口语 {speaking}。',
} as const;

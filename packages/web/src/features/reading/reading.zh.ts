export const text = {
  // start page
  meta: '{questions} 题 · {minutes} 分钟',
  examMode: '限时 {minutes} 分钟，界面和机考一致，交卷后看解析。',
  examRule: '时间由你自己分配，可以来回改答案。没有另外誊写答案的时间。',
  practiceMode: '不限时，可以随时查看一题的对错。',

  // player
  academic: '学术类',
  general: '培训类',
  title: '· {module} · {title}',
  passage: '文章',
  readAndAnswer: 'Read the text and answer questions {from}–{to}.',
  paragraphInView: '原文 {letter} 段',
  dragToResize: '拖动调整',
  grip: '调整文章和题目的大小',

  // review
  showParagraph: '在原文里看 {letter} 段',
} as const;

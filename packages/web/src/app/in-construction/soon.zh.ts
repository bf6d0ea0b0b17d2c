/** One sentence per topic: what a learner will find on the page once it is there. */
export const text = {
  title: '{page}：还在建设中',
  wayOn: '回首页',
  courses: '这里会有课程包和每一课的视频、练习和讲解，学到哪里都会记住。',
  writing: '这里会有 Task 1 和 Task 2 的题目、写作编辑器，以及按四项标准给出的估分和逐句批改。',
  modelEssays: '这里会按你的题目、思路和要求写出范文，并说明它好在哪里。',
  listening: '这里会有成套的听力练习，以及逐句跟读和精听。',
  speaking: '这里会有 Part 1 到 Part 3 的口语练习，录音后给出四项估分。',
  mock: '这里会有四项完整模考，时间和界面与考场一致。',
  history: '这里会列出你做过的每一次练习，随时可以回看。',
} as const;

import type { Note } from '../../model/margin.ts';
import type { Both } from '../../report.ts';

/** What is asked at a place, and what a 7 does there. A question claims nothing: the learner looks, and answers it. */
type Asked = { ask: Both; better: Both };
/** From a chance of any note on, one question for each note of which a reader is sure enough. */
export type Questions = { notes: readonly Note[]; from: number; asked: (Asked & { note: Note; from: number })[] };

export const OF_ESSAY: Questions = {
  notes: ['bare', 'vague', 'off', 'again', 'example'],
  from: 0.5,
  asked: [
    {
      note: 'bare',
      from: 0.5,
      ask: {
        zh: '读到这一句，读者会问：为什么？怎样发生？有什么例子？看看文中有没有回答。',
        en: 'At this sentence a reader asks why, how, or for example. See whether the text answers.',
      },
      better: {
        zh: '7 分的文章先把其中一个问题答完，再写下一点。',
        en: 'A 7 answers one of these questions before it goes on to its next point.',
      },
    },
    {
      note: 'example',
      from: 0.6,
      ask: {
        zh: '这个例子里发生了什么？它怎样说明前面的观点？看看文中有没有写出来。',
        en: 'What happens in this example, and how does it show the point it is for? See whether the text says so.',
      },
      better: {
        zh: '7 分的例子写出经过和结果，再用一句话回到观点。',
        en: 'In a 7 an example tells what happened and what came of it, and a sentence leads back to the point.',
      },
    },
  ],
};

export const OF_FIGURES: Questions = {
  notes: ['bare', 'vague'],
  from: 0.1,
  asked: [
    {
      note: 'bare',
      from: 0,
      ask: {
        zh: '从这一句到段末，除年份外没有数字。读者会问：是多少？从多少到多少？',
        en: 'Years aside, no figure stands from here to the end of the paragraph. A reader asks how much, or from what to what.',
      },
      better: {
        zh: '7 分的报告每说一个趋势或比较，就给出图里的数字。',
        en: 'A 7 gives a figure with every trend or comparison it tells.',
      },
    },
  ],
};

import type { Note } from '../../model/margin.ts';
import type { Both } from '../../report.ts';

/** What is asked at a place, and what a 7 does there. A question claims nothing: the learner looks, and answers it. */
export type Asked = { ask: Both; better: Both };
/** From a chance of any note on: one question where a reader is sure enough of which, and one for all others. */
export type Questions = {
  notes: readonly Note[];
  from: number;
  sure: { note: Note; from: number; asked: Asked }[];
  else: Asked;
};

const WHY: Asked = {
  ask: {
    zh: '读到这一句，读者会问：为什么？怎样发生？有什么例子？看看文中有没有回答。',
    en: 'At this sentence a reader asks why, how, or for example. See whether the text answers.',
  },
  better: {
    zh: '7 分的文章先把其中一个问题答完，再写下一点。',
    en: 'A 7 answers one of these questions before it goes on to its next point.',
  },
};

export const OF_ESSAY: Questions = {
  notes: ['bare', 'vague', 'off', 'again', 'example'],
  from: 0.5,
  sure: [
    { note: 'bare', from: 0.5, asked: WHY },
    {
      note: 'example',
      from: 0.6,
      asked: {
        ask: {
          zh: '这个例子里发生了什么？它怎样说明前面的观点？看看文中有没有写出来。',
          en: 'What happens in this example, and how does it show the point it is for? See whether the text says so.',
        },
        better: {
          zh: '7 分的例子写出经过和结果，再用一句话回到观点。',
          en: 'In a 7 an example tells what happened and what came of it, and a sentence leads back to the point.',
        },
      },
    },
  ],
  else: {
    ask: {
      zh: '正文各句里，这一句最可能让老师追问：具体指什么？为什么？有什么例子？看看文中有没有回答。',
      en: 'Of the sentences of the body this is where a teacher is likeliest to ask what exactly, why, or for example. See whether the text answers.',
    },
    better: {
      zh: '7 分的文章每说一个观点，都用一两句具体的理由或例子把它写完整。',
      en: 'A 7 gives every point a sentence or two of its own: an exact reason or an example.',
    },
  },
};

export const OF_FIGURES: Questions = {
  notes: ['bare', 'vague'],
  from: 0.1,
  sure: [],
  else: {
    ask: {
      zh: '从这一句到段末，除年份外没有数字。读者会问：是多少？从多少到多少？',
      en: 'Years aside, no figure stands from here to the end of the paragraph. A reader asks how much, or from what to what.',
    },
    better: {
      zh: '7 分的报告每说一个趋势或比较，就给出图里的数字。',
      en: 'A 7 gives a figure with every trend or comparison it tells.',
    },
  },
};

export const OF_LINKS: Questions = {
  notes: ['jump', 'link', 'reference'],
  from: 0,
  sure: [],
  else: {
    ask: {
      zh: '这一句没有用连接词或代词接住前一句。它是在解释、说结果、作对比，还是另起一点？',
      en: 'No link and no pronoun ties this sentence to the one before. Does it explain it, follow from it, stand against it, or begin another point?',
    },
    better: {
      zh: '7 分的文章会让读者看出来：用一个连接词，或者用 this 加名词接住前一句。',
      en: 'A 7 lets the reader see it: with a link, or with "this" and a noun that takes up the sentence before.',
    },
  },
};

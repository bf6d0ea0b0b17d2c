import type { Both, NoAnswerReason, NoBandReason } from '@ninefold/core/speaking/report';

/** What a learner reads. Whatever could be the recogniser's fault is said as a question. */

export const CHECK_WORD: Both = {
  zh: '这个词没有听清。听一听自己的录音，再说一遍试试。',
  en: 'This word was not clear to us. Listen to yourself and say it once more.',
};

export const NOT_HEARD: Readonly<Record<NoAnswerReason, Both>> = {
  silence: {
    zh: '这段录音里没有声音。检查一下麦克风，再答一次。',
    en: 'There is no sound in this recording. Check the microphone and answer again.',
  },
  noise: {
    zh: '只听到噪声，没有听到人声。换个安静的地方再试。',
    en: 'Only noise was heard, no voice. Try again in a quieter place.',
  },
  too_short: {
    zh: '说得太少，没有可以评的内容。',
    en: 'Too little was said to say anything about it.',
  },
  not_english: {
    zh: '听上去大部分不是英语，所以没有评。',
    en: 'Most of this does not sound like English, so it was not assessed.',
  },
  unclear: {
    zh: '没有听清说了什么。离麦克风近一点，再答一次。',
    en: 'We could not make out the words. Move closer to the microphone and answer again.',
  },
  failed: {
    zh: '这一段没有评成，录音还在。',
    en: 'This answer could not be assessed. Your recording is kept.',
  },
};

export const NO_BAND: Readonly<Record<NoBandReason, Both>> = {
  no_speech: {
    zh: '没有听到回答，所以没有分数，也不收费。',
    en: 'No answer was heard, so there is no band, and nothing is charged.',
  },
  too_short: {
    zh: '不到一分钟或一百个词，谁也估不出分数。逐题反馈照样给出，不收费。',
    en: 'Under a minute or a hundred words nobody can tell a band. You still get the notes on each answer, free of charge.',
  },
  not_english: {
    zh: '听上去大部分不是英语，所以没有分数，也不收费。',
    en: 'Most of it does not sound like English, so there is no band, and nothing is charged.',
  },
  off_topic: {
    zh: '几个回答好像都没有谈到题目，所以不给分数，也不收费。请听一听录音，看看是不是这样。',
    en: 'None of the answers seems to be about its question, so there is no band, and nothing is charged. Please listen and see whether you agree.',
  },
  unclear: {
    zh: '录音太不清楚，听写出来的词靠不住，所以没有分数，也不收费。',
    en: 'The recording is too unclear for the words to be trusted, so there is no band, and nothing is charged.',
  },
  failed: {
    zh: '这次没有评成，不收费。录音还在，可以再试。',
    en: 'This could not be assessed, and nothing is charged. Your recordings are kept; you can try again.',
  },
};

export const WARNINGS = {
  some_failed: {
    zh: '有的回答我们没能听成，录音还在；估分只根据听到的部分。',
    en: 'We could not listen to some of your answers. The recordings are kept; the estimate rests on what was heard.',
  },
  some_missing: {
    zh: '有的题没有回答，或者录音评不了；估分只根据听到的部分。',
    en: 'Some questions have no answer that could be assessed; the estimate rests on what was heard.',
  },
  some_foreign: {
    zh: '有的地方听上去不是英语，那里的词没有算进去。',
    en: 'Some stretches do not sound like English. Their words were left out.',
  },
  off_topic: {
    zh: '有的回答好像没有谈到题目，请自己听一听。',
    en: 'Some answers seem not to be about their question. Please listen for yourself.',
  },
  like_sample: {
    zh: '有一个回答至少一半的字句和参考答案相同。考官听得出背诵的内容，并且不计入评分。',
    en: 'At least half the wording of one answer stands in the sample answer. Examiners notice what was learnt by heart and leave it out.',
  },
  sounds_read: {
    zh: '听上去可能是照着稿子读的：没有停顿找词，也没有缩写。如果不是，请不用理会。',
    en: 'This may have been read from a text: no search for words, no short forms. If it was not, never mind.',
  },
  unclear: {
    zh: '录音不太清楚，词和分数都可能有出入。',
    en: 'The recording is not very clear, so the words and the bands may be off.',
  },
} as const satisfies Record<string, Both>;
export type WarningCode = keyof typeof WARNINGS;

export const NEXT_STEPS = {
  longer: {
    text: {
      zh: '把最短的那个回答再说一遍：答完之后加一个原因和一个自己的例子。',
      en: 'Say your shortest answer again: after the answer itself, add one reason and one example of your own.',
    },
    path: '',
  },
  again_aloud: {
    text: {
      zh: '把改好的句子跟读三遍，再不看稿说一遍。',
      en: 'Read your corrected sentences aloud three times, then say them without looking.',
    },
    path: '',
  },
  fewer_pauses: {
    text: {
      zh: '同一个题再答一次：在分句之间停，说到一半想不起词就换个说法往下说。',
      en: 'Answer the same question again: pause between clauses, and when a word will not come, say it another way and go on.',
    },
    path: '',
  },
  wider_words: {
    text: {
      zh: '挑参考答案里的三个短语，放进自己的回答再说一遍。',
      en: 'Take three phrases from a sample answer and use them in your own answer.',
    },
    path: '',
  },
  clearer: {
    text: {
      zh: '点开没有听清的词，听一遍、说一遍；再去精听里跟读一段。',
      en: 'Open the words that were not clear, listen and say them; then read a section aloud in intensive listening.',
    },
    path: '/listening-list',
  },
  linking: {
    text: {
      zh: '用 because、although、which 把两个短句连成一句，再说一遍。',
      en: 'Join two short sentences with because, although or which, and say them again.',
    },
    path: '',
  },
  try_exam: {
    text: {
      zh: '换一套题，按考试的时间完整做一次。',
      en: 'Take another set under exam timing.',
    },
    path: '/speaking',
  },
} as const satisfies Record<string, { text: Both; path: string }>;
export type NextCode = keyof typeof NEXT_STEPS;

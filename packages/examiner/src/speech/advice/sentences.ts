import type { AdviceKey, NotAssessed } from '../report.ts';

type Sentence = { zh: string; en: string };

/** What a learner reads beside a word or a sound. Always a hint to listen again, never a verdict. */
export const ADVICE: Record<AdviceKey, Sentence> = {
  word_missed: {
    zh: '没有听到这个词。再读一遍，每个词都要读出来。',
    en: 'This word was not heard. Read the sentence again and say every word.',
  },
  check_word: {
    zh: '这个词再听一遍范读，跟着读一次。',
    en: 'Listen to the model for this word and say it once more.',
  },
  th: {
    zh: '舌尖轻轻放在上下牙之间再送气，不要读成 s、z、d。',
    en: 'Put the tip of your tongue between your teeth and let the air out: it is not s, z or d.',
  },
  v_w: {
    zh: 'v 要用上牙轻咬下唇；w 把双唇收圆，牙齿不碰嘴唇。',
    en: 'For v the upper teeth touch the lower lip; for w the lips are round and no teeth touch them.',
  },
  r_l: {
    zh: 'l 的舌尖顶住上牙龈；r 的舌尖卷起，哪儿也不碰。',
    en: 'For l the tongue touches behind the upper teeth; for r it curls and touches nothing.',
  },
  final_consonant: {
    zh: '词尾的辅音要读出来，不要吞掉，也不要在后面加元音。',
    en: 'Say the consonant at the end of the word: do not swallow it and do not add a vowel after it.',
  },
  vowel_length: {
    zh: '注意元音的长短：长音拉足，短音要短而放松。',
    en: 'Mind the length of the vowel: hold a long one, keep a short one short and relaxed.',
  },
};

/** Why there is no score, and what to do. */
export const NOT_ASSESSED: Record<NotAssessed, Sentence> = {
  silence: {
    zh: '没有听到声音。检查一下麦克风，再读一遍。',
    en: 'Nothing was heard. Check the microphone and read again.',
  },
  noise: {
    zh: '只听到噪声，没有听到人声。换个安静的地方再试。',
    en: 'Only noise was heard, no voice. Try again in a quieter place.',
  },
  too_short: {
    zh: '录音太短，装不下整句话。读完再停。',
    en: 'The recording is too short for the sentence. Stop after you have finished reading.',
  },
  too_long: {
    zh: '一句话最长录一分钟。请只读这一句。',
    en: 'A sentence may take a minute at most. Please read this one only.',
  },
  wrong_sentence: {
    zh: '听到的好像不是这句话。照着屏幕上的英文再读一遍。',
    en: 'That did not sound like this sentence. Read the English words on the screen again.',
  },
  no_words: {
    zh: '这句话里没有可以朗读的英文词。',
    en: 'There are no English words to read in this sentence.',
  },
};

/** How the minutes of a day are cut: a few words, and blocks long enough to get into one thing. */
type DayShape = { words: number; blocks: number; blockMinutes: number };

const TWO_BLOCKS_FROM = 40;
const THREE_BLOCKS_FROM = 100;
const WORDS_SHARE = 6;
const MOST_WORDS = 15;

/** What there is to fill a day with: words or not, and how many skills. */
type Offer = { words: boolean; skills: number };
const EVERYTHING: Offer = { words: true, skills: 4 };

/** All blocks are equal, so that a skill's share of minutes is its share of blocks; the rest goes to words. */
export function dayShape(minutesPerDay: number, offer = EVERYTHING): DayShape {
  const share = offer.words ? Math.min(MOST_WORDS, Math.max(5, toFives(minutesPerDay / WORDS_SHARE))) : 0;
  const practice = minutesPerDay - share;
  const wanted = practice >= THREE_BLOCKS_FROM ? 3 : practice >= TWO_BLOCKS_FROM ? 2 : 1;
  const blocks = Math.min(wanted, Math.max(1, offer.skills));
  const blockMinutes = Math.floor(practice / blocks / 5) * 5;
  return { words: offer.words ? minutesPerDay - blocks * blockMinutes : 0, blocks, blockMinutes };
}

/** The day before the exam: enough to stay in practice, too little to tire anybody. */
export const lightShape = (minutesPerDay: number) => ({
  words: 10,
  review: Math.min(15, Math.max(5, toFives(minutesPerDay / 4))),
});

export const EXAM_MORNING_WORDS = 10;
/** Listening 32, reading 60, writing 60, speaking 14: in one go, as on the exam day. */
export const MOCK_MINUTES = 165;

/** How much longer a day may become to make up for missed ones. */
export const extraPerDay = (minutesPerDay: number): number => Math.max(5, Math.floor(minutesPerDay / 4 / 5) * 5);

const toFives = (minutes: number) => Math.round(minutes / 5) * 5;

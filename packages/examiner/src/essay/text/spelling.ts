import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { COMMON_SLIPS } from './common-slips.ts';
import { KNOWN_SLIPS } from './known-slips.ts';
import { type Candidate, candidates, likeliest, near, RARE, skeleton, spelledLike, use } from './suggest.ts';

/** Which words are English, and which word was meant. British and American spellings are both right in the test. */
export type Spelling = {
  isWord: (word: string) => boolean;
  /** `fits` says how well a word would stand at this place: above 0 better, below 0 worse. */
  meant: (word: string, fits?: (candidate: string) => number) => string | null;
  /** 1 is the commonest word; a word outside the list of 30,000 pieces ranks after all of them. */
  rank: (word: string) => number;
};

export function openSpelling(pieceRank: (word: string) => number | undefined): Spelling {
  const words = dictionaryWords();
  const skeletons = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    const key = skeleton(word);
    const shelf = skeletons.get(key);
    if (shelf) shelf.push(word);
    else skeletons.set(key, [word]);
  }
  // The first pieces of the encoder's list are single letters and signs; from about 1,996 on it is sorted by use.
  const rank = (word: string) => Math.max(1, (pieceRank(word) ?? RARE) - 1995);
  const listed = (lower: string) => {
    if (KNOWN_SLIPS.has(lower) || COMMON_SLIPS.has(lower)) return false;
    if (words.has(lower)) return true;
    return lower.length > 3 && pieceRank(lower) !== undefined && !NOT_WORDS.has(lower);
  };
  const isWord = (word: string): boolean => {
    const lower = word.toLowerCase();
    if (listed(lower) || words.has(word) || words.has(lower[0]?.toUpperCase() + lower.slice(1))) return true;
    if (CONTRACTIONS.test(lower)) return true;
    if (lower.endsWith("'s") || lower.endsWith("s'")) return isWord(lower.replace(/'s?$/, ''));
    return americanForms(lower).some((form) => words.has(form));
  };
  const cache = new Map<string, Candidate[]>();
  const meant = (word: string, fits: (candidate: string) => number = () => 0): string | null => {
    const lower = word.toLowerCase();
    const known = KNOWN_SLIPS.get(lower) ?? COMMON_SLIPS.get(lower);
    if (known) return known;
    let ranked = cache.get(lower);
    if (!ranked) {
      if (cache.size > 20_000) cache.clear();
      ranked = likeliest(lower, candidates(lower, listed, skeletons), (one) => use(one, rank));
      cache.set(lower, ranked);
    }
    let best: { word: string; value: number } | undefined;
    for (const { word: one, value } of ranked) {
      const fitted = value + fits(one);
      if (!best || fitted > best.value) best = { word: one, value: fitted };
    }
    return best && near(lower, best.word, (one) => use(one, rank)) ? spelledLike(lower, best.word) : null;
  };
  return { isWord, meant, rank };
}

function dictionaryWords(): Set<string> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('dictionary-en-gb'));
  const nspell: (aff: Buffer, dic: Buffer) => { data: Record<string, unknown> } = require('nspell');
  const { data } = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')));
  const words = new Set<string>(ALSO_WORDS);
  for (const word of Object.keys(data)) {
    // One or two letters are mostly abbreviations, and would make every slip look like a word.
    if (word.length > 2 || SHORT_WORDS.has(word.toLowerCase())) words.add(word);
  }
  for (const word of NOT_WORDS) words.delete(word);
  return words;
}

/** The British form an American one stands for; the dictionary holds only the former. */
function americanForms(lower: string): string[] {
  const forms: string[] = [];
  const swap = (pattern: RegExp, by: string) => {
    if (pattern.test(lower)) forms.push(lower.replace(pattern, by));
  };
  swap(/iz(e|es|ed|er|ers|ing|ation|ations)$/, 'is$1');

  swap(/yz(e|es|ed|er|ing)$/, 'ys$1');
  swap(/or(s|ed|ing|ful|able|ite|al|ally|less)?$/, 'our$1');
  swap(/er(s|ed)?$/, 're$1');
  swap(/([aeiou])l(ed|ing|er|ers|or|ors)$/, '$1ll$2');
  swap(/ense(s)?$/, 'ence$1');
  swap(/og(s)?$/, 'ogue$1');
  swap(/^e/, 'ae');
  swap(/e/, 'ae');
  return forms;
}

const CONTRACTIONS =
  /^(?:[a-z]+n't|(?:i|you|we|they|he|she|it|who|that|there|what|let)'(?:m|re|ve|ll|d|s)|o'clock|can't|won't)$/;
const SHORT_WORDS = new Set(
  'a i am an as at be by do go he hi if in is it me my no of oh ok on or ox so to tv uk un up us we pc ad pm eu id'.split(
    ' ',
  ),
);
const ALSO_WORDS =
  'mown sawn sewn hewn handshape handshapes gamer gamers protestor protestors acknowledgment panelist panelists forecasted diarrhea treehouse useable keyless hardline mom moms biofuel biodiesel okay football volleyball internet online website websites smartphone smartphones email emails app apps blog blogs wifi selfie lifestyle lifestyles workplace healthcare childcare covid pandemic carbon ecommerce facebook google youtube whatsapp instagram wechat tiktok chatbot screentime teleworking telework instill instills enroll enrolls enrollment enrollments fulfill fulfills fulfillment distill skillful skillfully willful installment installments benefitted benefitting woolen neurologic alpinism freeboard lasagna specialty specialties wellbeing destress likable incentivise incentivize incentivised incentivized demotivation demotivated contrastingly natured barbecue burrito taco tacos yoghurt mum mums grey gray cafe cafes fiance resume vlog vlogs vlogger vloggers influencer influencers streaming podcast podcasts hashtag emoji laptop laptops tablet tablets username login logout download downloads upload uploads startup startups coworker coworkers coworking caregiver caregivers livestream homeschooling homeschooled upskill upskilling reskill reskilling mindset mindsets skillset skillsets multitask multitasking rideshare carpool carpooling carsharing microplastic microplastics greenhouse cyberbullying cybersecurity cybercrime cybercrimes blockchain cryptocurrency metaverse crowdfunding fintech biodegradable decarbonise decarbonize overtourism ecotourism staycation backpacking backpacker backpackers snowboarding snowboard paintball skateboarding kickboxing parkour badminton karate judo taekwondo kungfu sudoku manga anime karaoke sushi ramen kebab hummus quinoa smoothie smoothies vegan vegans veganism gluten fibreglass airbnb netflix snapchat twitter linkedin skype zoom uber spotify whatsapp gmail'.split(
    ' ',
  );
/** Letters that pass for words in a list and are nearly always slips in an essay. */
const NOT_WORDS = new Set(
  'thier alot eachother infront teh ther whit wich thay thats dont doesnt didnt cant isnt wont arent wasnt havent im ive nd th ect etcetera'.split(
    ' ',
  ),
);

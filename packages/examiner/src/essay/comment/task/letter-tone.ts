import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const STRANGER = /^\W*dear (?:sir|madam)|to whom/i;
const BY_TITLE = /^\W*dear (?:mr|mrs|ms|miss|dr|prof(?:essor)?)\.? [A-Z]/i;
const BY_FIRST_NAME =
  /^\W*(?:dear|hi|hello) (?!sir|madam|mr|mrs|ms|miss|dr|prof|manager|all|everyone|editor|team|organi[sz]er|friend|landlord|landlady|neighbou?rs?|principal|colleagues?|librarian|headmaster|headteacher|director|customer|owner|officer|teacher|coach|guest|parents|members|residents)[a-z]+\s*[,!\n]/i;

/** Who is written to, as the greeting says. */
const readerOf = (text: string): 'stranger' | 'title' | 'friend' | undefined => {
  const greeting = text.slice(0, 60);
  if (STRANGER.test(greeting)) return 'stranger';
  if (BY_TITLE.test(greeting)) return 'title';
  return BY_FIRST_NAME.test(greeting) ? 'friend' : undefined;
};

const CLOSES = /\byours (sincerely|faithfully)\b/i;

/** "Dear Sir or Madam … Yours sincerely", "Dear Sam … Yours faithfully": a close that goes with another greeting. */
export function endingPoints({ essay }: Facts): Point[] {
  const reader = readerOf(essay.text);
  const tail = essay.text.length - 160;
  const match = CLOSES.exec(essay.text.slice(Math.max(0, tail)));
  const said = match?.[1]?.toLowerCase();
  if (!reader || !match || !said) return [];
  const right = { stranger: 'Yours faithfully', title: 'Yours sincerely', friend: 'Best wishes' }[reader];
  // "Dear Anna … Yours sincerely" is a little stiff, and right.
  if (right.toLowerCase().endsWith(said) || (reader === 'friend' && said === 'sincerely')) return [];
  const start = Math.max(0, tail) + match.index;
  const better = {
    stranger: {
      zh: '以 Dear Sir or Madam 开头，落款用 Yours faithfully。',
      en: 'After "Dear Sir or Madam" a letter closes with "Yours faithfully".',
    },
    title: {
      zh: '称呼里有 Mr、Ms、Dr 等头衔和姓，落款用 Yours sincerely。',
      en: 'After a name with its title a letter closes with "Yours sincerely".',
    },
    friend: {
      zh: '直呼其名的信，落款用 Best wishes 或 All the best。',
      en: 'A letter to somebody called by the first name closes with "Best wishes" or "All the best".',
    },
  }[reader];
  return [
    weakness(
      1.2,
      `落款“${match[0]}”和开头的称呼不搭配。`,
      `The close "${match[0]}" does not go with the greeting.`,
      quoteAround(essay, { start, end: start + match[0].length }),
      better,
    ),
  ];
}

export const tonePoints = (facts: Facts): Point[] => [
  ...ordersPoints(facts),
  ...smallTalk(facts),
  ...shortForms(facts),
];

const ORDERS =
  /(?<!\b(?:if|when|whether|that|what|which|as|because|how|unless|before|and) )\byou (?:must|have to|had better)\b(?! (?:be|have|feel|know|remember|miss|see|come and|try|think|wonder)\b)|\b(?:give|return|pay) (?:me )?(?:back )?my money\b|\bgive my money back\b|\b(?=it is your )(?<!\b(?:not|n't|think|say|saying|mean)\b[^.;,]*)it is your (?:mistake|fault)\b/i;

/** An order to somebody who is asked for something. */
function ordersPoints({ essay }: Facts): Point[] {
  const reader = readerOf(essay.text);
  if (reader !== 'stranger' && reader !== 'title') return [];
  const order = essay.sentences.find(({ text }) => ORDERS.test(text));
  if (!order) return [];
  const words = ORDERS.exec(order.text)![0];
  return [
    weakness(
      1.5,
      `对不熟的人，“${words}”像是命令或指责。`,
      `To somebody you hardly know "${words}" sounds like an order or a reproach.`,
      quote(order),
      {
        zh: '7 分的信用请求的语气：I would be grateful if you could …，Could you please …',
        en: 'A 7 asks: "I would be grateful if you could …", "Could you please …".',
      },
    ),
  ];
}

const SMALL_TALK = /^\W*(?:how are you|how have you been|how is it going|how is everything|what's up)\b/i;

/** "Dear Sir or Madam, How are you?" */
function smallTalk({ essay }: Facts): Point[] {
  const found =
    readerOf(essay.text) === 'stranger' && essay.sentences.slice(0, 3).find(({ text }) => SMALL_TALK.test(text));
  if (!found) return [];
  return [
    weakness(
      1.45,
      '给陌生人的信不这样问候。',
      'A letter to a stranger does not begin with such a greeting.',
      quote(found),
      {
        zh: '第一句就写来信的目的：I am writing to …',
        en: 'Say in the first sentence why you are writing: "I am writing to …".',
      },
    ),
  ];
}

const SHORT_FORM = /\b\w+(?:n't|'re|'ve|'ll|'m)\b/;

function shortForms({ essay }: Facts): Point[] {
  const short = readerOf(essay.text) === 'stranger' ? SHORT_FORM.exec(essay.text) : null;
  if (!short) return [];
  const full = FULL[short[0].toLowerCase()];
  return [
    weakness(
      1.4,
      `写给陌生人的信里用了缩写“${short[0]}”。`,
      `A letter to a stranger uses the short form "${short[0]}".`,
      quoteAround(essay, { start: short.index, end: short.index + short[0].length }),
      full
        ? { zh: `正式信件写完整形式：${full}。`, en: `Write the full form in a formal letter: "${full}".` }
        : { zh: '正式信件写完整形式。', en: 'Write the full form in a formal letter.' },
    ),
  ];
}
const FULL: Record<string, string> = {
  "didn't": 'did not',
  "don't": 'do not',
  "doesn't": 'does not',
  "can't": 'cannot',
  "couldn't": 'could not',
  "wasn't": 'was not',
  "weren't": 'were not',
  "isn't": 'is not',
  "won't": 'will not',
  "wouldn't": 'would not',
  "haven't": 'have not',
  "i'm": 'I am',
  "i've": 'I have',
  "i'll": 'I will',
};

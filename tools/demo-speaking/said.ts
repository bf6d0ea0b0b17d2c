/**
 * What the demo learner says in the interview, written for her: a learner near 6 whose first language is Chinese, with
 * the slips such learners make. A stroke is a short search for words, two strokes are a long one.
 */
/** `bullets`: of the cue card. */
export type Said = { order: number; question: string; bullets?: string[]; text: string };
export type SaidSitting = { set: string; speed: number; answers: Said[] };

const LONG_TURN = 2010;

/** The recording of an answer. */
export const fileOf = ({ question }: Said): string => `${question.replaceAll(/\W+/g, '-')}.wav`;

export const SAID: readonly SaidSitting[] = [
  {
    set: 'with-strangers',
    speed: 0.86,
    answers: [
      {
        order: LONG_TURN,
        question: 'Describe a time when you did something together with people you did not know.',
        bullets: [
          'what you did',
          'where and when it happened',
          'who the other people were',
          'and explain what you remember most about it',
        ],
        text: `I want to talk about // a time in the last summer. / I did a volunteer work / in the park near my home. //
          It was a Saturday morning / in July, / and the weather was very hot. // There was about fifteen people. /
          I don't know anyone of them. // Some of them is students, / and there was also / an old man / who was a teacher
          before. // We need to pick up the rubbish / and also / paint some wooden bench. // At the first / nobody
          talked. / We just worked and worked. // But then / it started to rain very heavy, / so we all run into a small
          coffee shop. // The old man bought hot tea for everyone / and he told us many funny story / about his
          students. // After that / we become like friends. // What I remember most / is the smell of the paint / and
          the rain together. // I think it was a good experience / because / I am a shy person / and I usually don't
          talk with people I don't know. // That day I learned / when people do the same thing, / it is more easy to
          talk.`,
      },
      {
        order: 2020,
        question: 'Are you still in touch with any of these people?',
        text: `Yes, / only one. / A girl called Mei. / We sometimes send message / and once we had lunch together.`,
      },
      {
        order: 2030,
        question: 'Is it easy for you to talk to strangers?',
        text: `Not really. / I always worry about / what I should say. // But if they ask me first, / then I can talk.`,
      },
    ],
  },
  {
    set: 'something-kept',
    speed: 0.9,
    answers: [
      {
        order: LONG_TURN,
        question: 'Describe something you have kept although you no longer use it.',
        bullets: [
          'what it is',
          'when and how you got it',
          'why you stopped using it',
          'and explain why you have not thrown it away',
        ],
        text: `Well, / the thing I've kept is my old violin. // My parents bought it for me when I was seven years old. /
          It's quite small, because it was made for children, / so now I can't use it any more. // I played it for about
          five years. / Every Saturday / my mother took me to the teacher's house by bus. // To be honest, / I didn't
          enjoy it at that time, / because my friends were playing outside / and I must practise the same song again and
          again. // Then I went to middle school / and I had too many homework, / so I stopped. // After that / it just
          stay in the box / under my bed. // My father said / we can sell it on the internet / because somebody's child
          might need it. // But I didn't agree. // I think the reason is / it reminds me of my grandmother. / She always
          sit in the living room and listen to me, / even when I played very bad. // She passed away three years ago, /
          so when I open the box / I can still remember how she smiled. // Also, / it teaches me that / if you do
          something a little bit every day / you will get better. // So although it's useless now, / I won't throw it
          away.`,
      },
      {
        order: 2020,
        question: 'Where do you keep it?',
        text: `It's under my bed / in my parents' flat, / in a black box with my name on it.`,
      },
      {
        order: 2030,
        question: 'Would anyone else want to have it?',
        text: `Maybe my cousin's daughter. / She's five now and she likes music, / so one day I might lend it to her, /
          but I want it back.`,
      },
    ],
  },
  {
    set: 'a-shop-to-keep',
    speed: 0.94,
    answers: [
      {
        order: LONG_TURN,
        question: 'Describe a small shop or stall that you hope will never close.',
        bullets: [
          'where it is and what it sells',
          'who runs it',
          'how you first came to know it',
          'and explain why you would be sorry to see it close',
        ],
        text: `I'd like to talk about a noodle shop near my university. // It's in a very narrow street behind the
          library, / so if you don't know it / you'll probably walk past it. // It only sells three kinds of noodles and
          some cold dishes. // The owners are a couple from the north west. / The husband makes the noodles by hand, /
          and the wife takes the money / and remembers what everybody likes. // I first went there in my first year, /
          because it was raining and I had forgotten my umbrella. // I was quite homesick at that time, / and the soup
          tasted nearly the same / as the one my mother makes. // Since then / I've gone there almost every week. // Now
          the rent in that street is getting higher and higher, / and two shops next to it have already closed. // If it
          closed too, / I would be really sorry, / not only because the food is cheap, / but because it's the only place
          / where somebody ask me / how was my exam. // There is many restaurants in the city, / but they are all the
          same. / You scan a code / and nobody looks at you. // I hope they can stay / at least until I graduate.`,
      },
      {
        order: 2020,
        question: 'Do many other people feel the same about it?',
        text: `Yes, I think so. / At lunchtime you always have to wait, / and last year / some students wrote about it on
          the internet.`,
      },
      {
        order: 2030,
        question: 'Is it cheaper or more expensive than other shops?',
        text: `It's a bit cheaper. / A big bowl is fifteen yuan, / and in the shopping centre / it's almost double.`,
      },
    ],
  },
];

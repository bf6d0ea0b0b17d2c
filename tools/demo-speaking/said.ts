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
        text: `I want to talk about / last summer. / I did volunteer work / in the park / near my home. // It was Saturday
          morning / in July, / and the weather / was very hot. // There was about fifteen people / and I don't know them. //
          Some of them is students, / and there was also / an old man. / He was a teacher before. // We need to pick up
          the rubbish / and also / paint some wooden bench. // At the first / nobody talked. / We just worked / and
          worked. // But then / it started to rain / very heavy. / All of us run into / a small coffee shop. // The old
          man bought hot tea / for everyone / and he told us / many funny story / about his students. // After that / we
          become friends. // I still remember the smell / of the paint / and the rain. // It was a good experience. / I
          am a shy person. / I usually don't talk / with other people. // That day / I learned many thing. / For
          example, / when people do the same work, / it is more easy to talk.`,
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
          might need it. // But I didn't agree. // I think the reason is / my grandmother. / She always
          sit in the living room and listen to me, / even when I played very bad. // She passed away three years ago. /
          Every time I open the box / I remember her smile. // It taught me one thing. / You do a little bit every day /
          and you will get better. // So it's useless now, / but I won't throw it away.`,
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
        text: `I'd like to talk about a noodle shop near my university. // It's in a small street behind the library. // It
          only sells three kinds of noodles and some cold dishes. // The shop is small / but the noodles are very good. //
          The husband makes the noodles by hand, / and the wife takes the money. / She remember everybody. // I first
          went there in my first year, / because it was raining / and I didn't have an umbrella. // At that time I missed
          my home very much, / and the soup tasted nearly the same / as my mother's soup. // Since then / I go to the
          shop almost every week. // Now everything in that street is getting more and more expensive, / and two shops
          next to it have already closed. // If it closed too, / I would be really sad. / The food is cheap, / and it's
          the only place / where somebody ask me / about my exam. // There is many restaurants in the city, / but they
          are all the same. / You pay with your phone / and nobody looks at you. // I hope the shop can stay there for a
          long time.`,
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

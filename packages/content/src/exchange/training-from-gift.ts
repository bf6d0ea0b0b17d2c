import { type GiftQuestion, parseGift } from './gift.ts';

/** A GIFT file → a training set, as a draft: the explanations say what the answer is, the author says why. */
export function trainingFromGift(text: string, id: string): object {
  const name = id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  return {
    kind: 'training',
    id,
    rev: 1,
    status: 'draft',
    title: { en: name, zh: `练习 ${name}` },
    topic: 'grammar',
    course: 'writing',
    area: 'grammar',
    items: parseGift(text).map((question, at) => ({ ...exercise(question, at + 1), n: at + 1 })),
  };
}

function exercise(question: GiftQuestion, n: number): object {
  switch (question.type) {
    case 'verdict': {
      const answer = question.isTrue ? 'True' : 'False';
      return {
        do: 'choose',
        text: question.before,
        options: ['True', 'False'],
        answer,
        explain: explained(question, answer),
      };
    }
    case 'match':
      return {
        do: 'match',
        pairs: question.pairs,
        explain: explained(question, question.pairs.map((pair) => pair.join(' – ')).join('; ')),
      };
    case 'choose': {
      const right = question.answers.filter(({ right }) => right);
      if (right.length !== 1)
        throw new Error(`line ${question.line}: ${right.length} right answers, exactly one is possible`);
      const [{ text: answer, feedback }] = right as [(typeof right)[number]];
      const options = question.answers.map(({ text }) => text);
      return {
        do: 'choose',
        text: gapped(question, n, false),
        options,
        answer,
        explain: explained(question, answer, feedback),
      };
    }
    case 'fill': {
      const answers = question.answers.map(({ text }) => text);
      return {
        do: 'fill',
        text: gapped(question, n, true),
        answer: answers,
        explain: explained(question, answers[0] ?? ''),
      };
    }
  }
}

/** The gap stands where the braces stood; a typed answer to a question gets one at its end. */
function gapped({ before, after }: GiftQuestion, n: number, typed: boolean): string {
  if (after) return `${before} __${n}__ ${after}`.replace(/ ([.,;:?!])/g, '$1');
  return typed ? `${before} __${n}__` : before;
}

function explained({ feedback }: GiftQuestion, answer: string, own = ''): object {
  const said = own || feedback;
  return { en: said ? `${said} Answer: ${answer}` : `Answer: ${answer}`, zh: `答案：${answer}` };
}

import { STOP_WORDS } from '../features/word-groups.ts';
import { stem } from '../relevance.ts';
import { type Facts, type Point, point } from './facts.ts';
import { quoteAt } from './quote.ts';

const NUMBER_WORDS = new Set(['hundred', 'thousand', 'million', 'billion', 'percent', 'percentage']);

export function lexisPoints(facts: Facts): Point[] {
  const { essay, features, corrections, request, tools } = facts;
  const spelling = corrections.filter((one) => one.kind === 'spelling');
  const asked = new Set((request.prompt.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem));
  const repeated = mostRepeated(facts, asked);
  const exact = essay.words.filter(
    (word) =>
      /^[a-z]{7,}$/.test(word.text) &&
      tools.spelling.isWord(word.text) &&
      tools.spelling.rank(word.lower) > 8000 &&
      !asked.has(stem(word.lower)),
  );
  const plain = (essay.text.match(/\b(?:very|really|a lot of|lots of|things?|good|bad|big|nice)\b/gi) ?? []).length;
  const types = new Set(exact.map((word) => stem(word.lower)));
  return [
    ...(types.size >= 5
      ? [
          point(
            true,
            1.5,
            `用词有准确的低频词，如 ${sample(exact)}。`,
            `Some exact, less common words: ${sample(exact)}.`,
            quoteAt(essay, exact[0]!),
          ),
        ]
      : [
          point(false, 1.5, '用词集中在最常用的词里。', 'Nearly all words are among the commonest.', undefined, {
            zh: '围绕这个话题积累 10 个搭配，下一篇用上 5 个。',
            en: 'Collect ten collocations on this topic and use five of them next time.',
          }),
        ]),
    ...(spelling.length
      ? [
          point(
            false,
            1 + spelling.length * 0.4,
            `有 ${spelling.length} 处拼写错误。`,
            `${spelling.length} spelling ${spelling.length === 1 ? 'slip' : 'slips'}.`,
            quoteAt(essay, spelling[0]!),
            {
              zh: '把改正的词抄进错词本，考前默写一遍。',
              en: 'Copy the corrected words into a list and write them from memory.',
            },
          ),
        ]
      : [point(true, 1.2, '没有发现拼写错误。', 'No spelling slips were found.')]),
    ...(repeated
      ? [
          point(
            false,
            1.4,
            `“${repeated.word}”出现了 ${repeated.count} 次。`,
            `"${repeated.word}" appears ${repeated.count} times.`,
            quoteAt(essay, repeated.place),
            {
              zh: `用同义词、代词或改写替换一半的 ${repeated.word}。`,
              en: `Replace half of them with a synonym, a pronoun or another way to put it.`,
            },
          ),
        ]
      : []),
    ...(plain >= 6
      ? [
          point(
            false,
            1.3,
            `笼统的词（very、thing、good 等）用了 ${plain} 次。`,
            `Vague words (very, thing, good and the like) appear ${plain} times.`,
            undefined,
            {
              zh: '每次想写 good / bad / thing，先问：具体是什么？',
              en: 'Whenever "good", "bad" or "thing" comes, ask: which exactly?',
            },
          ),
        ]
      : []),
    ...(features.movingTypeToken! > 0.8
      ? [point(true, 1, '很少重复用词，换说法自然。', 'Words are varied with little repetition.')]
      : []),
  ];
}

function sample(words: { lower: string }[]): string {
  return [...new Set(words.map((word) => word.lower))].slice(0, 4).join(', ');
}

function mostRepeated({ essay }: Facts, asked: Set<string>) {
  const counts = new Map<string, { count: number; place: Facts['essay']['words'][number] }>();
  for (const word of essay.words) {
    if (
      !/^[a-z]{5,}$/.test(word.text) ||
      NUMBER_WORDS.has(word.lower) ||
      STOP_WORDS.has(word.lower) ||
      asked.has(stem(word.lower))
    )
      continue;
    const known = counts.get(word.lower);
    if (known) known.count++;
    else counts.set(word.lower, { count: 1, place: word });
  }
  const [word, top] = [...counts].sort((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  return word && top && top.count >= 5 && top.count / essay.words.length > 0.017 ? { word, ...top } : null;
}

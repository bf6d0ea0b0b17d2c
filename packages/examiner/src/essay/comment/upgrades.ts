import type { WordVectors } from '../model/word-vectors.ts';
import type { Both, Upgrade } from '../report.ts';
import type { EssayText } from '../text/essay-text.ts';
import type { TaggedSentence } from '../text/tags.ts';

/** Plain words and what may stand for them, by the word class they must have and the company they must keep. */
type Option = { word: string; tag: string; next?: RegExp; not?: RegExp; better: string[]; why: Both };
const why = (zh: string, en: string): Both => ({ zh, en });
const OPTIONS: Option[] = [
  {
    word: 'good',
    tag: 'ADJ',
    next: /^(?:effect|effects|influence|result|results|impact|way|idea|education|example)$/,
    better: ['positive', 'beneficial', 'sound'],
    why: why('good 太笼统，说清好在哪里。', '"Good" says little: name how it is good.'),
  },
  {
    word: 'bad',
    tag: 'ADJ',
    next: /^(?:effect|effects|influence|result|results|impact|thing|things|habit|habits)$/,
    better: ['harmful', 'adverse', 'damaging'],
    why: why('bad 太笼统，说清坏在哪里。', '"Bad" says little: name the harm.'),
  },
  {
    word: 'big',
    tag: 'ADJ',
    next: /^(?:problem|problems|change|changes|difference|role|impact|issue|issues|effect)$/,
    better: ['serious', 'major', 'considerable'],
    why: why('抽象名词前少用 big。', 'Before an abstract noun, "big" sounds spoken.'),
  },
  {
    word: 'get',
    tag: 'VERB',
    next: /^(?:information|knowledge|experience|skills)$/,
    better: ['gain', 'obtain', 'receive'],
    why: why('get 偏口语。', '"Get" belongs to speech.'),
  },
  { word: 'kids', tag: 'NOUN', better: ['children', 'young people'], why: why('kids 是口语。', '"Kids" is informal.') },
  { word: 'guys', tag: 'NOUN', better: ['people'], why: why('guys 是口语。', '"Guys" is informal.') },
  { word: 'stuff', tag: 'NOUN', better: ['materials', 'items'], why: why('stuff 是口语。', '"Stuff" is informal.') },
  {
    word: 'nowadays',
    tag: 'ADV',
    better: ['today', 'in recent years'],
    why: why('nowadays 是最常见的套话开头。', '"Nowadays" opens most learner essays; another start stands out.'),
  },
  {
    word: 'important',
    tag: 'ADJ',
    next: /^(?:role|part|factor|issue|reason|thing)$/,
    better: ['crucial', 'central', 'key'],
    why: why('important 用得多时可以换。', 'A stronger word where "important" repeats.'),
  },
  {
    word: 'increase',
    tag: 'VERB',
    next: /^(?:significantly|dramatically|rapidly|quickly|a)$/,
    better: ['rise', 'climb', 'grow'],
    why: why('趋势动词换着用。', 'Vary the verbs for change.'),
  },
  {
    word: 'show',
    tag: 'VERB',
    better: ['illustrate', 'indicate', 'reveal'],
    why: why('描述图表时换着用。', 'Vary the verb when you describe a chart.'),
  },
  {
    word: 'shows',
    tag: 'VERB',
    better: ['illustrates', 'indicates', 'compares'],
    why: why('描述图表时换着用。', 'Vary the verb when you describe a chart.'),
  },
  {
    word: 'help',
    tag: 'VERB',
    next: /^(?:people|children|students|us|them|society|to)$/,
    better: ['enable', 'support', 'assist'],
    why: why('说清是帮助、支持还是使之能够。', 'Say what kind of help: enable, support, assist.'),
  },
  {
    word: 'think',
    tag: 'VERB',
    next: /^(?:that|it|this|the)$/,
    better: ['believe', 'argue', 'maintain'],
    why: why('表达观点的动词换着用。', 'Vary the verb of opinion.'),
  },
  {
    word: 'lots',
    tag: 'NOUN',
    next: /^of$/,
    better: ['many', 'a great deal'],
    why: why('lots of 偏口语。', '"Lots of" is informal.'),
  },
];
const INTENSIFIERS: Record<string, string[]> = {
  important: ['vital', 'essential'],
  difficult: ['demanding', 'challenging'],
  big: ['enormous'],
  good: ['excellent'],
  bad: ['severe'],
  hard: ['demanding'],
  happy: ['delighted'],
  useful: ['invaluable'],
  expensive: ['costly'],
  popular: ['widespread'],
  fast: ['rapid'],
  small: ['minor'],
};
const MOST = 6;

/** At most six, each once, and only where the neighbours allow the change. */
export function upgradesOf(
  essay: EssayText,
  tag: (s: EssayText['sentences'][number]) => TaggedSentence,
  vectors: WordVectors,
): Upgrade[] {
  const found: Upgrade[] = [];
  const offered = new Set<string>();
  for (const sentence of essay.sentences) {
    const { tokens } = tag(sentence);
    tokens.forEach((token, i) => {
      const next = tokens[i + 1];
      const strong = token.lower === 'very' && next ? INTENSIFIERS[next.lower] : undefined;
      if (strong && next && !offered.has(`very ${next.lower}`)) {
        offered.add(`very ${next.lower}`);
        found.push({
          start: token.start,
          end: next.end,
          original: essay.text.slice(token.start, next.end),
          better: strong.map((word) => likeFirst(token.text, word)),
          explanation: why(
            '一个准确的词胜过 very 加常用词。',
            'One exact word does more than "very" with a common one.',
          ),
        });
      }
      const option = OPTIONS.find(
        (one) => one.word === token.lower && one.tag === token.tag && (!one.next || one.next.test(next?.lower ?? '')),
      );
      if (!option || offered.has(option.word)) return;
      offered.add(option.word);
      found.push({
        start: token.start,
        end: token.end,
        original: token.text,
        better: byContext(option.better, sentence.text, vectors).map((word) => likeFirst(token.text, word)),
        explanation: option.why,
      });
    });
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MOST);
}

/** A word that opens the sentence keeps its capital. */
const likeFirst = (original: string, word: string) =>
  /^[A-Z]/.test(original) ? word[0]!.toUpperCase() + word.slice(1) : word;

/** The word nearest to what the sentence is about comes first. */
function byContext(words: string[], sentence: string, vectors: WordVectors): string[] {
  const context = vectors.of(sentence);
  return words
    .map((word) => ({ word, near: vectors.similar(vectors.of(word), context) }))
    .sort((a, b) => b.near - a.near)
    .map(({ word }) => word);
}

import type { ParagraphRole } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { type Facts, isClean, type Point, praise, weakness } from '../facts.ts';
import { modelEssay, paragraphsOf } from '../model-essay.ts';
import { quote } from '../quote.ts';
import { hasExample } from '../signals.ts';
import { ANNOUNCES, POSITION } from './part-kinds.ts';

/** Task 2: are the points named, supported and developed? */
export function argumentPoints(facts: Facts): Point[] {
  const bodies = facts.structure.filter((one) => one.role === 'body');
  return [
    ...examplePraise(facts, bodies),
    ...bareParagraph(facts, bodies),
    ...announcing(facts),
    ...unnamed(facts),
    ...latePosition(facts),
    ...developed(facts, bodies),
    ...modelEnding(facts),
  ];
}

const inside = (facts: Facts, { start, end }: ParagraphRole): Sentence[] =>
  facts.essay.sentences.filter((one) => one.start >= start && one.end <= end);

/** A sentence given over to the case; "for example hospitals" in passing is none. */
const CASE =
  /^\W*(?:for (?:example|instance),|in my (?:city|town|country|school|university|company)|in the town where i|my \w+)/i;

/** A case of a person or a place in the body. Only from 7 on are the sentences safe to show as right. */
function examplePraise(facts: Facts, bodies: ParagraphRole[]): Point[] {
  if (facts.bands.criteria.tr.band < 7) return [];
  const example = bodies
    .flatMap((one) => inside(facts, one))
    .filter((one) => CASE.test(one.text) && one.words.length >= 10 && isClean(facts.corrections, one))
    .sort((a, b) => a.words.length - b.words.length)[0];
  if (!example) return [];
  return [praise(1.4, '这里用一个具体的例子支撑论点。', 'A case of its own supports the point here.', quote(example))];
}

/** A concession needs no case of its own. */
const CONCEDES =
  /^\W*(?:admittedly|of course|it is true|granted|however|in my (?:view|opinion)|i |to conclude|some people|opponents|critics)/i;

function bareParagraph(facts: Facts, bodies: ParagraphRole[]): Point[] {
  if (facts.bands.criteria.tr.band >= 7) return [];
  const bare = bodies.find(
    (one) =>
      one.sentences >= 2 && !CONCEDES.test(one.point.text) && !hasExample(facts.essay.text.slice(one.start, one.end)),
  );
  if (!bare) return [];
  const at = facts.structure.indexOf(bare) + 1;
  const claim = inside(facts, bare).find((one) => !ANNOUNCES.test(one.text)) ?? inside(facts, bare)[0]!;
  return [
    weakness(
      1.9,
      `第 ${at} 段看不到举例的标志：没有“for example”一类的词，也没有人名或地名。`,
      `Nothing in paragraph ${at} marks an example: no "for example" or "such as", no name, no place.`,
      quote(claim),
      {
        zh: `7 分的文章会在第 ${at} 段写一个具体的例子：谁、在哪里、结果怎样。`,
        en: `A band 7 answer would give paragraph ${at} one case: who, where, with what result.`,
      },
    ),
  ];
}

/** An opening that promises to discuss and does not answer. */
function announcing(facts: Facts): Point[] {
  const opening = facts.structure[0];
  if (opening?.role !== 'opening' || facts.bands.criteria.tr.band >= 7) return [];
  const sentences = inside(facts, opening);
  const said = sentences.find((one) => ANNOUNCES.test(one.text) && !POSITION.test(one.text));
  if (!said || said !== sentences.at(-1)) return [];
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'introduction')[0];
  return [
    weakness(
      1.7,
      '开头的这一句只说要写什么，没有给出答案。',
      'This sentence of the opening says that an answer will come and does not give it.',
      quote(said),
      theirs
        ? {
            zh: `7 分的开头就给出答案。${model.band} 分范文的开头：${theirs}`,
            en: `A 7 answers here already. The band ${model.band} essay opens: "${theirs}"`,
          }
        : {
            zh: '7 分的开头就用一句话给出答案：你的立场，或最主要的原因和办法。',
            en: 'A 7 answers here already, in one sentence: your position, or the main cause and the main remedy.',
          },
    ),
  ];
}

const UNNAMED =
  /\b(?:many|some|several|a lot of|lots of|various) (?:\w+ )?(benefits|advantages|disadvantages|drawbacks|problems|reasons|solutions|ways|effects|things|ideas)\b(?![^.]*(?::|such as|like |for example|including))/i;
/** "Many benefits": which? */
function unnamed(facts: Facts): Point[] {
  if (facts.bands.criteria.tr.band >= 7) return [];
  const outer = facts.structure.filter((one) => one.role === 'opening' || one.role === 'closing');
  const said = outer.flatMap((one) => inside(facts, one)).find((one) => UNNAMED.test(one.text));
  const words = said && UNNAMED.exec(said.text)?.[0];
  if (!said || !words) return [];
  return [
    weakness(
      1.3,
      `“${words}”是哪些？这一句没有说出来。`,
      `"${words}": which ones? The sentence does not name them.`,
      quote(said),
      {
        zh: '7 分的文章会在这里点出最重要的一两个。',
        en: 'A 7 would name the one or two that matter most here.',
      },
    ),
  ];
}

/** A body paragraph that stays with its first sentence. */
function developed({ structure, corrections, bands, essay }: Facts, bodies: ParagraphRole[]): Point[] {
  if (bands.criteria.tr.band < 7) return [];
  const second =
    /\b(?:another|second\w*|further|moreover|furthermore|in addition|besides|also|other|beyond|finally|equally|as well|however|but|yet|although|nevertheless|on the other hand|too)\b/i;
  const full = bodies.find(
    (one) =>
      one.sentences >= 4 &&
      isClean(corrections, one.point) &&
      !/\?|\b(?:on the other hand|however)\b/i.test(one.point.text) &&
      !ANNOUNCES.test(one.point.text) &&
      !/\b(?:several|some|many|two|three)\b/i.test(one.point.text) &&
      !second.test(essay.text.slice(one.point.end, one.end)),
  );
  if (!full) return [];
  const at = structure.indexOf(full) + 1;
  return [
    praise(
      0.7,
      `第 ${at} 段用 ${full.sentences} 句话展开这一点，没有另起别的要点。`,
      `Paragraph ${at} stays with this point for ${full.sentences} sentences.`,
      full.point,
    ),
  ];
}

function latePosition({ coverage, structure, essay, bands }: Facts): Point[] {
  const position = coverage.find((part) => part.part === 'your own position')?.evidence;
  const [first, last] = [structure[0], structure.at(-1)];
  if (
    !position ||
    !first ||
    !last ||
    structure.length < 3 ||
    position.start < last.start ||
    bands.criteria.tr.band >= 7
  )
    return [];
  // Any sign of the writer in the opening makes it uncertain.
  if (/\b(?:i|my|should|better|worth|more important)\b/i.test(essay.text.slice(first.start, first.end))) return [];
  return [
    weakness(
      1.7,
      '你的立场到最后一段才看得出来。',
      'Your own view can first be seen in the last paragraph.',
      position,
      {
        zh: '把这句话的意思提前，放进第一段的最后一句。',
        en: 'Say this already in the last sentence of the first paragraph.',
      },
    ),
  ];
}

/** Where nothing else is to say: how a finished essay draws its conclusion. */
function modelEnding(facts: Facts): Point[] {
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'conclusion')[0];
  const own = facts.structure.at(-1);
  if (!theirs || own?.role !== 'closing') return [];
  return [
    weakness(
      0.3,
      '结尾可以和高分范文对照：它除了重复观点，还说了什么？',
      'Hold your ending against that of the model: what does it say beyond repeating the view?',
      own.point,
      {
        zh: `${model.band} 分范文的结尾：${theirs}`,
        en: `The band ${model.band} essay ends: "${theirs}"`,
      },
    ),
  ];
}

/** For a question without a finished essay: the sentence of the body that has no case beside it. */
export function unsupported(facts: Facts): Point[] {
  const { essay } = facts;
  const claim = facts.structure
    .filter((one) => one.role === 'body' || one.role === 'single')
    .flatMap((one) => inside(facts, one))
    .find((one) => {
      const next = essay.sentences[essay.sentences.indexOf(one) + 1];
      return (
        /\b(?:people|they|students|workers|government|companies|children)\b/i.test(one.text) &&
        one.words.length >= 8 &&
        !/^\W*(?:if|when|although)\b/i.test(one.text) &&
        !hasExample(one.text) &&
        !ANNOUNCES.test(one.text) &&
        !(next && hasExample(next.text))
      );
    });
  const last = essay.sentences.at(-1)!;
  if (!claim)
    return [
      weakness(
        0.1,
        '最后一句把题目问的都答完了吗？',
        'Does the last sentence complete the answer to everything that was asked?',
        quote(last),
        {
          zh: '对照题目逐问检查，缺的补上。',
          en: 'Check it against each part of the question and add what is missing.',
        },
      ),
    ];
  return [
    weakness(
      0.2,
      '这个说法在这里没有配上例子或数字。',
      'Neither this claim nor the sentence after it gives a case or a number.',
      quote(claim),
      {
        zh: '7 分的文章会接着写一个具体的例子：谁、在哪里、结果怎样。',
        en: 'A 7 would go on with one case: who, where, with what result.',
      },
    ),
  ];
}

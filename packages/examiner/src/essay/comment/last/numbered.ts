import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;
/** Only a number counts: "next" and "lastly" may follow anything, and "to begin with" may open the text. */
const SECOND = /^\W*(second of all|second(?:ly)?)\b/i;
const FIRST = /^\W*(?:and |but |so )?(first of all|first(?:ly)?|to (?:begin|start) with)\b/i;
/** Then the second says itself how it stands to the first. */
const SAYS_HOW =
  /^\W*\w+(?: of all| \w+ is)?,?\s+(?:and |but )?(?:more (?:import|signific|serious)\w*|even|unlike|besides|because of (?:this|that)|this|these|such|another|the other|also|although|though|as a result|however)\b|\b(?:the |an? |is |main |biggest )(?:disadvantage|advantage|benefit|drawback|downside|problem)\b|^\W*\w+(?: of all)?,? for (?:the )?\w+|\b(?:should|must|need to|have to|could)\b|\b(?:is|are|was|were|can|has|have) also\b/i;

/** Task 2: two points with nothing but their numbers between them. Many a good list has no more, so it comes last. */
export function onlyNumbered({ essay, request }: Facts): Point[] {
  const counted = request.task === 2 ? pairCounted(essay.sentences) : null;
  if (!counted) return [];
  return [
    weakness(
      LIGHT,
      `两点靠“${counted.first}”和“${counted.second}”编号，第二点和第一点是什么关系没有说。`,
      `"${counted.first}" and "${counted.second}" number the points; how the second stands to the first is not said.`,
      quote(counted.sentence),
      {
        zh: `7 分的文章会在“${counted.second}”的位置说出第二点和第一点的关系：更重要（A more important …）、相反（By contrast），还是同样的道理（The same is true of …）。`,
        en: `A 7 says here how they are related: more important ("A more important …"), the opposite ("By contrast") or alike ("The same is true of …").`,
      },
    ),
  ];
}

/** The first "secondly" and the "firstly" of its own list: two beginnings before it are two lists. */
function pairCounted(sentences: Sentence[]): { first: string; second: string; sentence: Sentence } | null {
  const at = sentences.findIndex((one) => SECOND.test(one.text));
  const sentence = sentences[at];
  const before = sentences.slice(0, Math.max(at, 0)).filter((one) => FIRST.test(one.text));
  if (!sentence || before.length !== 1 || SAYS_HOW.test(sentence.text)) return null;
  return { first: FIRST.exec(before[0]!.text)![1]!, second: SECOND.exec(sentence.text)![1]!, sentence };
}

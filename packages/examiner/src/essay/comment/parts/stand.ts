import type { EssayText, Sentence } from '../../text/essay-text.ts';
import { JUDGES } from './part-kinds.ts';

/** Verbs that take a side, whatever follows them. */
const SIDES_WITH =
  /\bi(?:['’]m)? (?:(?!will|shall|would like|am going|want|have to|must|can|could|do not know)\w+ ){0,3}?(?:agree|disagree|oppose|support|favou?r|side with)\b|\bi(?: a|['’])m (?:\w+ ){0,3}?(?:in favou?r of|against|convinced|of the opinion)\b|\b(?:this essay|the (?:author|writer|essay)) (?:(?!will)\w+ ){0,2}(?:agree|disagree|support|oppose)s?\b|\bi (?:\w+ )?(?:believe|think|feel|say|hold)\b.*\boutweigh/i;
/** Verbs that only say that a thought follows: what they hold must judge. */
const HOLDS =
  /\bi (?:(?:\w+ly|do|would|also|still|am) ){0,2}(?:believe|think|feel|consider|maintain|hold|argue|say|convinced)\b(?! (?:about|it is (?:hard|difficult)))(.*)|\bin my (?:own |humble |personal )?(?:opinion|view|mind|eyes)\b(.*)|\bfrom my (?:own |personal )?(?:perspective|point of view|viewpoint)\b(.*)|\bto my mind\b(.*)|\bas far as i am concerned\b(.*)/i;
/** "Hard to say", "both have their place", "on the one hand, I agree": no side, or not the whole of it. */
const NO_SIDE =
  /\?|\b(?:hard|difficult|impossible) to (?:say|decide|choose|tell)|two minds|mixture|\bdepends? on|\bon (?:the )?one hand\b|\beither\b.*\bor\b|\b(?:everyone|everybody|everything)\b|according to (?:their|his|her|your|our|one's|the) (?:own )?(?:situation|needs?|condition|circumstances)|\bboth (?:advantages|good|views|sides|opinions|have|has|are|of (?:them|these|those))\b|\btwo (?:impacts|sides|views)|\badvantages? and (?:\w+ )?disadvantages?|\bwhether\b|\b(?:will|going to|would like to|want to|wil) (?:\w+ ){0,2}(?:give|present|discuss|explain|show|support|argue|write|state|describ\w+|highlight|outline)\b|\bin which\b|\bif (?:i|you|we)\b/i;
const FEWEST = 8;

/** The sentence of the opening or the ending in which the writer takes a side beyond doubt. */
export function standOf({ sentences, paragraphs }: EssayText): Sentence | undefined {
  const outer = sentences.filter((one) => one.paragraph === 0 || one.paragraph === paragraphs.length - 1);
  return outer.find(takesSide) ?? outer.find(judges);
}

export const takesSide = ({ text }: Pick<Sentence, 'text'>): boolean => SIDES_WITH.test(text) && !NO_SIDE.test(text);

function judges({ text, words }: Sentence): boolean {
  const held = HOLDS.exec(text)?.slice(1).find(Boolean);
  return held !== undefined && words.length >= FEWEST && JUDGES.test(held) && !NO_SIDE.test(text);
}

/** Any sign at all of a writer who judges: where even this is absent the learner can be asked. */
export const hasOwnVoice = ({ text }: EssayText): boolean =>
  /\b(?:i|me|my|mine|we|our|author|authors|writer|essay|opinion|personal\w*|view|agree\w*|disagree\w*|outweigh\w*)\b/i.test(
    text,
  );

import type { EssayRequest, ParagraphRole } from '../../report.ts';
import type { EssayText, Sentence } from '../../text/essay-text.ts';
import { isLetter } from '../letter.ts';
import { POSITION } from './part-kinds.ts';

export const GUESSES =
  /\b(?:i (?:think|believe|guess)|maybe|in my opinion|probably(?! (?:\w+ )?\d)|(?:this|it|which) shows? that (?:\w+ )?people|because (?:people|they) (?:want|like|do not|don't|are good|have|need|can|think|buy|prefer|went|go|use)|because (?:now|nowadays),? (?:the |most |many )?(?:people|they|everyone)|i hope|hopefully|the reason (?:may|might) be|maybe because|(?:could|may|might) be related (?:to|with)|(?:very )?important for (?:our|the) society|so (?:that )?people can (?:buy|enjoy|live)|should (?:give|do|be|make)|we should)\b/i;

/** In a process "should be" says what has to be so, not what the writer wishes. */
export const isGuess = (text: string, { prompt }: Pick<EssayRequest, 'prompt'>): boolean => {
  const said = GUESSES.exec(text)?.[0];
  return (
    said !== undefined && !(/^should/i.test(said) && /\b(?:process|diagrams?|stages|how|production)\b/i.test(prompt))
  );
};

const CONCLUDES = /^\W*(?:in conclusion|to sum up|to conclude|all in all)\b/i;

/** "I will discuss": a promise, and no answer beside it. */
export const PROMISES =
  /\b(?:(?:i|we) (?:will|shall|would|am going to|are going to|want to|would like to)(?: be)? (?:\w+ ){0,2}(?:discuss|explain|talk|write|suggest|give|look|examin|state|consider|show|present|describ)\w*|this essay (?:will|shall|is going to|discusses|looks|examines|considers))\b/i;

type Read = { essay: EssayText; request: EssayRequest; structure: ParagraphRole[] };

/** Task 1: a conclusion nobody asks for, behind an overview that has said it. */
export function needlessEnding({ essay, request, structure }: Read): Sentence | undefined {
  // A paragraph of figures or of one detail that opens like an overview leaves the ending its work.
  const overview = structure.findIndex((one) => one.role === 'overview' && !/\d/.test(bare(essay, one)));
  if (request.task === 2 || isLetter(request) || overview < 0) return undefined;
  // With a figure in it it may be the only one that gives the detail.
  return essay.sentences.find((one) => CONCLUDES.test(one.text) && one.paragraph > overview && !/\d/.test(one.text));
}

const bare = (essay: EssayText, { start, end }: ParagraphRole) =>
  essay.text.slice(start, end).replace(/\b(?:19|20)\d\d\b/g, '');

/** Task 2: the last sentence of the opening promises to discuss and does not answer. */
export function announcement({ essay, request, structure }: Read): Sentence | undefined {
  const opening = structure[0];
  if (request.task === 1 || opening?.role !== 'opening') return undefined;
  const last = essay.sentences.findLast((one) => one.end <= opening.end);
  return last && PROMISES.test(last.text) && !POSITION.test(last.text.replace(PROMISES, ' ')) ? last : undefined;
}

const ANNOUNCES =
  /\b(?:i (?:will|am going to|would like to) (?:\w+ ){0,2}(?:introduce|describe|show|explain|talk|discuss)|this (?:essay|report) will|(?:features|comparisons|details|information) (?:\w+ ){0,3}(?:are|is|will be) (?:\w+ )?(?:reported|described|explained|discussed|shown) (?:below|in the (?:below|following|next)))\b/i;

/** Task 1: a sentence that says what the report will do, or asks its reader something. */
export function reportAnnounces({ essay, request }: Pick<Read, 'essay' | 'request'>): Sentence | undefined {
  if (request.task === 2 || isLetter(request)) return undefined;
  return essay.sentences.find(
    ({ text }) => ANNOUNCES.test(text) || /\b(?:do|does|did|is|are|how|why|what)\b[^.]*\?\s*$/i.test(text),
  );
}

/**
 * Sentences the report tells the learner to take out or to replace: an opinion in a report, a conclusion nobody asks
 * for, an announcement. Their wording is not polished, for that would contradict it.
 */
export function unwantedSentences(read: Read): Sentence[] {
  const { essay, request } = read;
  const guesses =
    request.task === 1 && !isLetter(request) ? essay.sentences.filter((one) => isGuess(one.text, request)) : [];
  return [
    ...guesses,
    ...[needlessEnding(read), announcement(read), reportAnnounces(read)].filter((one) => one !== undefined),
  ];
}

/**
 * Whether a text can be an IELTS writing question: read by plain rules, so that the same text always gets the same
 * answer and the reasons can be told. The text is judged and never obeyed: instructions to a machine are no question.
 */

export const SUBJECT_REASONS = [
  'empty',
  'too_short',
  'too_long',
  'not_english',
  'no_question',
  'no_figure',
  'other_task',
  'an_essay',
  'instructions',
  'not_allowed',
] as const;
export type SubjectReason = (typeof SUBJECT_REASONS)[number];

/** `reasons` of a usable subject are remarks; of a refused one they say why. */
export type SubjectVerdict = { usable: boolean; task: 1 | 2; reasons: SubjectReason[] };

const WORD = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;
const LEAST_WORDS = 6;
const MOST_WORDS = 220;

const TASK_1 =
  /\b(?:chart|graph|diagram|table|map|maps|plan|plans|figure|process)s?\b[^.]*\b(?:below|shows?|illustrates?|compares?|gives?|describes?)\b|\bsummari[sz]e the information\b|\bwrite a (?:letter|report)\b|\bdear (?:sir|madam)\b|\bin your letter\b/i;
const TASK_2 =
  /\bto what extent\b|\bdo you (?:agree|disagree|think|believe)\b|\bagree or disagree\b|\bdiscuss\b|\bgive your (?:own )?opinion\b|\b(?:advantages|benefits|drawbacks|disadvantages)\b|\boutweigh\b|\bpositive or (?:a )?negative\b|\bwhat (?:are|is|can|should|problems?|causes?|measures?|reasons?|solutions?)\b|\bwhy (?:is|are|do|does)\b|\bhow (?:can|could|should|do|does|might)\b|\bshould\b|\bsome people\b|\bit is (?:often |sometimes )?(?:said|argued|believed|thought)\b/i;
const ASKS = /\?|\b(?:discuss|describe|summari[sz]e|explain|write|compare|give|state)\b/i;
const TO_A_MACHINE =
  /\b(?:ignore|disregard|forget)\b[^.]{0,40}\b(?:previous|above|prior|all|earlier|these)\b[^.]{0,30}\b(?:instruction|prompt|rule|message)s?|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatgpt|language model)\b|\b(?:give|award|assign)\b[^.]{0,30}\bband (?:8|9|nine|eight)\b|<\/?(?:system|script|instruction)/i;
const NOT_ALLOWED =
  /\b(?:how to (?:make|build) (?:a )?(?:bomb|explosive|weapon)|child porn|kill yourself|suicide method|buy (?:cocaine|heroin|meth))\b/i;

/** `hasPicture`: a Task 1 question may leave the facts to it. */
export function judgeSubject(text: string, { task, hasPicture }: { task: 1 | 2; hasPicture: boolean }): SubjectVerdict {
  const refuse = (...reasons: SubjectReason[]): SubjectVerdict => ({ usable: false, task, reasons });
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const words = plain.match(WORD) ?? [];
  if (plain === '') return hasPicture && task === 1 ? { usable: true, task, reasons: [] } : refuse('empty');
  if (NOT_ALLOWED.test(plain)) return refuse('not_allowed');
  if (TO_A_MACHINE.test(plain)) return refuse('instructions');
  if (foreignShare(plain) > 0.3) return refuse('not_english');
  if (words.length < LEAST_WORDS) return refuse('too_short');
  const [one, two] = [TASK_1.test(plain), TASK_2.test(plain)];
  if (words.length > MOST_WORDS) return refuse(one || two ? 'too_long' : 'an_essay');
  if (!one && !two && !(ASKS.test(plain) && /\?/.test(plain))) return refuse('no_question');
  const remarks: SubjectReason[] = [];
  if (task === 1 && !one && two) remarks.push('other_task');
  if (task === 2 && one && !two) remarks.push('other_task');
  if (task === 1 && one && !hasPicture && !/letter/i.test(plain)) remarks.push('no_figure');
  return { usable: true, task, reasons: remarks };
}

function foreignShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/[A-Za-zÀ-ɏ]/.test(letter)).length / Math.max(1, letters.length);
}

/** How a status is shown: pending gives state 2, passed 3, refused 4, anything else 0. */
export const stateOfStatus = (status: number): 0 | 2 | 3 | 4 =>
  status === 3 ? 2 : status === 1 ? 3 : status === 2 ? 4 : 0;

import { placedSentences } from '../../compile/placed-sentences.ts';
import { partOf, TEXT_COUNTS } from '../../measures/limits.ts';
import { paperView } from '../../paper-view.ts';
import { repeated } from '../../text.ts';
import { itemCheck, type Trouble, trouble } from '../check-list.ts';

/** Papers of several texts, and texts sentence by sentence. */

const whole = itemCheck('texts', 'error', ['reading'], ({ texts, paragraphs, groups, module }) => {
  if (!texts) return groups.flatMap(({ text }, at) => (text ? [trouble(`groups.${at}.text`, `no text ${text}`)] : []));
  const labels = paragraphs.map(({ label }) => label);
  const printed = texts.flatMap((text) => text.paragraphs);
  const ids = texts.map(({ id }) => id);
  return [
    ...(module === 'academic' ? [trouble('texts', 'an academic passage is one text')] : []),
    ...(printed.join() === labels.join()
      ? []
      : [trouble('texts', `have the paragraphs ${printed.join(', ')}, the paper ${labels.join(', ')}`)]),
    ...repeated(ids).map((id) => trouble('texts', `${id} is there twice`)),
    ...groups.flatMap(({ text }, at) =>
      text === undefined || ids.includes(text) ? [] : [trouble(`groups.${at}.text`, `there is no text ${text}`)],
    ),
  ];
});

/** Questions about the notice are not answered by the advertisements. */
const evidence = itemCheck('text-evidence', 'error', ['reading'], (paper) =>
  paperView(paper).questions.flatMap(({ group, question, where }) => {
    const text = paper.texts?.find(({ id }) => id === group.text);
    const outside = question.evidence.filter(({ at }) => text && !text.paragraphs.includes(at));
    return outside.map(({ at }) => trouble(`${where}.evidence`, `${at} belongs to another text than ${text?.id}`));
  }),
);

const count = itemCheck('text-count', 'warning', ['reading'], ({ module, part, texts, length }) => {
  const { min, max } = partOf(TEXT_COUNTS, part);
  const found = texts?.length ?? 1;
  if (module !== 'general' || length === 'short' || (found >= min && found <= max)) return [];
  return [
    trouble('texts', `${found} texts, General Training part ${part} has ${min === max ? min : `${min} to ${max}`}`),
  ];
});

type Place = { at: string; text: string; sentences?: Parameters<typeof placedSentences>[2]; where: string };

function lineTroubles({ at, text, sentences, where }: Place): Trouble[] {
  if (!sentences) return [];
  const cut = sentences.filter(({ en }) => en !== undefined).length;
  const placed = placedSentences(at, text, sentences);
  const wrong = sentences.find(({ id }, index) => id !== `${at}.${index + 1}`);
  return [
    ...(cut === 0 || cut === sentences.length
      ? []
      : [trouble(where, 'either every sentence has its English, or none')]),
    ...(placed.length === sentences.length
      ? []
      : [trouble(where, `${sentences.length} translations for ${placed.length} sentences`)]),
    ...(wrong ? [trouble(where, `${wrong.id} should be ${at}.${sentences.indexOf(wrong) + 1}`)] : []),
    ...(cut === sentences.length && placed.map(({ content }) => content).join(' ') !== text
      ? [trouble(where, 'the sentences do not make the text')]
      : []),
  ];
}

const lines = itemCheck('sentence-ids', 'error', ['reading', 'listening'], (paper) =>
  (paper.kind === 'reading'
    ? paper.paragraphs.map(({ label, ...rest }, at) => ({ at: label, ...rest, where: `paragraphs.${at}.sentences` }))
    : paper.script.map(({ id, ...rest }, at) => ({ at: id, ...rest, where: `script.${at}.sentences` }))
  ).flatMap(lineTroubles),
);

/** Half a translation is worse than none: a learner cannot tell what is missing. */
const half = itemCheck('sentences-half', 'warning', ['reading', 'listening'], (paper) => {
  const places = paper.kind === 'reading' ? paper.paragraphs : paper.script;
  const done = places.filter(({ sentences }) => sentences).length;
  return done === 0 || done === places.length
    ? []
    : [
        trouble(
          paper.kind === 'reading' ? 'paragraphs' : 'script',
          `${done} of ${places.length} are in Chinese sentence by sentence`,
        ),
      ];
});

export const textChecks = [whole, evidence, count, lines, half];

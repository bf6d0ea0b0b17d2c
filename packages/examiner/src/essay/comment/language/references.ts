import { figureNames } from '../../figures/names.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** "Parcels was only 10 and it increase": the pronoun is singular, what it stands for is not. */
export function referencePoints({ essay, request }: Facts): Point[] {
  const plurals = figureNames(request)
    .flatMap((name) => name.toLowerCase().match(/[a-z]+$/) ?? [])
    .filter(
      (word) =>
        /[^s]s$/.test(word) && !/^(?:languages|sports|arts|news|crafts|repairs|classes|chess)$|ics$|[iu]s$/.test(word),
    );
  if (request.task === 2 || !plurals.length) return [];
  const opens = `^(?:In (?:19|20)\\d\\d,? )?(?:The )?(?:[\\w',.]+ ){0,3}(${plurals.join('|')}) (?:was|were|is|are)\\b`;
  const pattern = new RegExp(
    `${opens}[^;:]*?(?:,| and| but| then)(?: then| after| after that)? it (?!can|is (?:clear|seen))`,
    'i',
  );
  // "A small number …, it": then the pronoun may stand for the number.
  const found = essay.sentences.find(
    (one) => pattern.test(one.text) && !/\b(?:number|amount|figure|percentage|share)\b/i.test(one.text),
  );
  const word = found && pattern.exec(found.text)?.[1];
  if (!found || !word) return [];
  return [
    weakness(
      1.2,
      `“it”在这里指 ${word}，数不一致：${word} 是复数。`,
      `"It" stands for "${word}" here, and "${word}" is plural.`,
      quote(found),
      {
        zh: '写 they，或者把主语换成单数的 the figure for …，再用 it。',
        en: 'Write "they", or make "the figure for …" the subject and keep "it".',
      },
    ),
  ];
}

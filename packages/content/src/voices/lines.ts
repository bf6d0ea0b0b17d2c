import { castOf, type Voice } from '../casting/casting.ts';
import { placedSentences } from '../compile/placed-sentences.ts';
import type { Listening } from '../schema/listening.ts';
import { sentencesOf } from '../text.ts';
import { spoken } from './spoken.ts';

/** One sentence of a script, as it is printed and as it is said. `order` is that of the sentence paper. */
export type Line = { order: number; turn: string; by: string; content: string; said: string; voice: Voice };

export function linesOf(section: Pick<Listening, 'id' | 'speakers' | 'script'>): Line[] {
  const cast = castOf(section);
  return section.script
    .flatMap(({ id, by, text, say, sentences }) => {
      const voice = cast.get(by);
      if (!voice) throw new Error(`${section.id} ${id}: no speaker ${by}`);
      const printed = placedSentences(id, text, sentences).map(({ content }) => content);
      const heard = say === undefined ? printed : sentencesOf(say);
      if (printed.length !== heard.length) throw new Error(`${section.id} ${id}: text and say differ in sentences`);
      return printed.map((content, at) => ({ turn: id, by, content, said: spoken(heard[at] ?? content), voice }));
    })
    .map((line, at) => ({ order: at + 1, ...line }));
}

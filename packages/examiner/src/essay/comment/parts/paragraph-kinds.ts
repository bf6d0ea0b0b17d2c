import type { ParagraphRole } from '../../report.ts';
import type { Facts } from '../facts.ts';
import { POSITION } from './part-kinds.ts';

/** Lines instead of paragraphs: what supports what cannot be told by where it stands. */
export const isInLines = ({ structure }: Pick<Facts, 'structure'>): boolean =>
  structure.filter((one) => one.role === 'body' && one.sentences === 1).length >= LINES;
const LINES = 3;

/** The last paragraph draws the conclusion from what was said, whatever it is called. */
export const isEnding = ({ structure }: Pick<Facts, 'structure'>, one: ParagraphRole) =>
  one === structure.at(-1) &&
  (POSITION.test(one.point.text) ||
    /\b(?:stated|mentioned|given|above|these) reasons\b|\breasons (?:stated|mentioned|given|above)\b/i.test(
      one.point.text,
    ));

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Found } from '../errors/find-errors.ts';

/** Gold corrections in M2 form, as token edits. */
type TokenEdit = { from: number; to: number; by: string[]; kind: string };
export type GoldSentence = {
  /** How far its writer is: A beginner, B independent, C proficient. */
  level: 'A' | 'B' | 'C';
  tokens: string[];
  edits: TokenEdit[];
  text: string;
  places: [number, number][];
};

export function readGold(folder: string): GoldSentence[] {
  return (['A', 'B', 'C'] as const).flatMap((level) => {
    const file = join(folder, 'gec', `${level}.dev.m2`);
    return existsSync(file)
      ? readFileSync(file, 'utf8')
          .split(/\n\s*\n/)
          .flatMap((block) => readBlock(block, level))
      : [];
  });
}

function readBlock(block: string, level: GoldSentence['level']): GoldSentence[] {
  const lines = block.split('\n').filter(Boolean);
  if (!lines[0]?.startsWith('S ')) return [];
  const tokens = lines[0].slice(2).split(' ').filter(Boolean);
  const edits = lines.slice(1).flatMap((line) => {
    const [span, kind, by] = line.slice(2).split('|||') as [string, string, string];
    const [from, to] = span.split(' ').map(Number) as [number, number];
    if (kind === 'noop' || from < 0) return [];
    return [trimmed(tokens, { from, to, by: by.trim() ? by.trim().split(' ') : [], kind })];
  });
  return [{ level, tokens, edits: edits.filter((edit) => edit.from < edit.to || edit.by.length), ...joined(tokens) }];
}

const TIGHT_LEFT = /^(?:n't|'s|'re|'ve|'m|'ll|'d|[.,!?;:%)\]}]|\.\.\.+)$/i;

/** The sentence as a person would have typed it, with the place of each token. */
function joined(tokens: string[]): { text: string; places: [number, number][] } {
  let text = '';
  let quoted = false;
  const places = tokens.map((token, i): [number, number] => {
    let blank = i > 0 && !TIGHT_LEFT.test(token) && !/^[([{$£]$/.test(tokens[i - 1]!);
    if (token === '"') {
      if (quoted) blank = false;
      quoted = !quoted;
    } else if (tokens[i - 1] === '"' && quoted) blank = false;
    if (blank) text += ' ';
    const start = text.length;
    text += token;
    return [start, text.length];
  });
  return { text, places };
}

function trimmed(tokens: string[], edit: TokenEdit): TokenEdit {
  let { from, to } = edit;
  const by = [...edit.by];
  while (from < to && by.length && tokens[from] === by[0]) {
    from++;
    by.shift();
  }
  while (from < to && by.length && tokens[to - 1] === by.at(-1)) {
    to--;
    by.pop();
  }
  return { ...edit, from, to, by };
}

const split = (text: string) =>
  text
    .replace(/([.,!?;:()"])/g, ' $1 ')
    .replace(/(?<=[a-z])-(?=[a-z])/gi, ' - ')
    .replace(/(n't|'s|'re|'ve|'ll|'m|'d)\b/gi, ' $1')
    .split(/\s+/)
    .filter(Boolean);

export function toTokens({ tokens, places, text }: GoldSentence, found: Found): TokenEdit {
  if (found.start === found.end) {
    const at = places.findIndex(([start]) => start >= found.start);
    const from = at < 0 ? tokens.length : at;
    return { from, to: from, by: split(found.replacement), kind: found.rule };
  }
  const from = Math.max(
    0,
    places.findIndex(([, end]) => end > found.start),
  );
  let to = from;
  while (to < places.length && places[to]![0] < found.end) to++;
  const whole =
    text.slice(places[from]![0], found.start) + found.replacement + text.slice(found.end, places[to - 1]![1]);
  return trimmed(tokens, { from, to, by: split(whole), kind: found.rule });
}

export const sameEdit = (a: TokenEdit, b: TokenEdit): boolean =>
  a.from === b.from && a.to === b.to && a.by.join(' ') === b.by.join(' ');
export const touching = (a: TokenEdit, b: TokenEdit): boolean =>
  a.from === a.to || b.from === b.to ? a.from <= b.to && b.from <= a.to : a.from < b.to && b.from < a.to;

export const fHalf = (precision: number, recall: number): number =>
  (1.25 * precision * recall) / (0.25 * precision + recall || 1);

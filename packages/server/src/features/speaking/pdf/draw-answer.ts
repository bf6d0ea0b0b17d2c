import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { type Piece, paragraphsOf, type WordPiece } from '@ninefold/core/speaking/transcript';
import { fill } from '#sharing/pdf/fill.ts';
import { INK } from '#sharing/pdf/pdf-style.ts';
import type { Ink, Pen } from '#sharing/pdf/pen.ts';
import { clockTime, PDF_WORDS } from './pdf-words.ts';

const SIZE = 11;
type Answered = { answer: SpokenAnswer; question: string; language: 'zh' | 'en' };

/** The question, the words as they were heard with what is said about them, then each thing explained. */
export function drawAnswer(pen: Pen, { answer, question, language }: Answered): void {
  const words = PDF_WORDS[language];
  const { length, words_a_minute, reason, why } = answer;
  pen.space(14);
  pen.room(90);
  pen.line(question, { face: 'serifBold', size: 12 });
  const facts = [
    fill(words.length, { time: clockTime(length.seconds), from: length.from, to: length.to }),
    fill(words.pace, { words: words_a_minute }),
  ];
  pen.line(facts.join(' · '), { size: 9, colour: INK.faint });
  pen.space(4);
  if (reason !== '') pen.line(`${words.noAnswer} ${why?.[language] ?? ''}`.trim(), { size: 10, colour: INK.warn });
  for (const { from, pieces } of paragraphsOf(answer)) {
    const time: Stroke = [`${clockTime(from)}   `, { size: SIZE, colour: INK.faint }];
    writeLine(pen, [time, ...pieces.flatMap(strokesOf)]);
    pen.space(4);
  }
  drawNotes(pen, answer, language);
}

type Stroke = [text: string, ink: Ink];

/** One line, however many strokes it has: only the last one ends it, and what comes next stands below. */
function writeLine(pen: Pen, strokes: readonly Stroke[]): void {
  const written = strokes.filter(([text]) => text !== '');
  for (const [at, [text, ink]] of written.entries()) pen.write(text, ink, at < written.length - 1);
}

function strokesOf(piece: Piece): Stroke[] {
  if (piece.kind === 'pause') {
    const colour = piece.inside ? INK.danger : INK.faint;
    return [[piece.inside ? '// ' : '/ ', { face: 'sansBold', size: SIZE - 1, colour }]];
  }
  if (piece.kind === 'word') return wordStrokes(piece);
  const said = piece.words.map(({ text }) => text).join(' ');
  return [
    [said, { face: 'serif', size: SIZE, colour: INK.danger, strike: true }],
    [` ${piece.better} `, { face: 'serifBold', size: SIZE, colour: INK.ok }],
  ];
}

function wordStrokes({ text, filler, check }: WordPiece): Stroke[] {
  const ink = { face: 'serif', size: SIZE, colour: filler ? INK.faint : INK.text } as const;
  if (check === 0) return [[`${text} `, ink]];
  return [
    [text, { ...ink, underline: true }],
    [`[${check}] `, { face: 'sansBold', size: 7, colour: INK.faint }],
  ];
}

function drawNotes(pen: Pen, { grammar, check_words, better }: SpokenAnswer, language: 'zh' | 'en'): void {
  const words = PDF_WORDS[language];
  if (grammar.length > 0) title(pen, words.corrections);
  for (const { text, better: right, certain, explanation } of grammar) {
    pen.room(30);
    writeLine(pen, [
      [text, { face: 'serif', size: 10.5, colour: INK.danger, strike: certain }],
      [right === '' ? '' : '  →  ', { size: 10, colour: INK.faint }],
      [right, { face: 'serifBold', size: 10.5, colour: INK.ok }],
      [certain ? '' : `  (${words.check})`, { size: 9, colour: INK.warn }],
    ]);
    pen.line(explanation[language], { size: 9.5, colour: INK.soft });
  }
  if (check_words.length > 0) title(pen, words.words);
  for (const [at, { text, advice }] of check_words.entries()) {
    pen.write(`[${at + 1}]  `, { face: 'sansBold', size: 9, colour: INK.faint }, true);
    pen.write(`${text}  `, { face: 'serifBold', size: 10.5 }, true);
    pen.line(advice[language], { size: 9.5, colour: INK.soft });
  }
  const changed = better.filter((one) => one.better !== one.text);
  if (changed.length > 0) title(pen, words.better);
  for (const one of changed) pen.line(`•  ${one.better}`, { face: 'serif', size: 10.5 });
}

function title(pen: Pen, text: string): void {
  pen.room(40);
  pen.space(6);
  pen.line(text, { face: 'sansBold', size: 10 });
}

import { writeFileSync } from 'node:fs';
import { correctLines, TOGETHER } from '../correct-lines.ts';
import type { Found } from '../errors/find-errors.ts';
import type { RuleRecord } from '../errors/rules/kept-rules.ts';
import { openGrammarTagger } from '../grammar-tagger/tagger.ts';
import { KINDS } from '../grammar-tagger/tagger-kinds.ts';
import type { EssayText } from '../text/essay-text.ts';
import { openTools, type Tools, WEIGHTS } from '../tools.ts';
import { dataFolder } from './data.ts';
import { type GoldSentence, readGold, sameEdit, toTokens, touching } from './gec.ts';
import { goodProseLine } from './good-prose.ts';
import { grammarByKind } from './grammar-by-kind.ts';
import { grammarLine, type Hints, hintsBy } from './measure-rules.ts';

type Print = (line: string) => void;

/** Writes down how often each thing that only the tagger says was right, and prints it. */
export async function measureTagger(print: Print): Promise<void> {
  const tools = openTools();
  const gold = readGold(dataFolder());
  const hints = await hintsOfBoth(tools, gold);
  const rules = Object.fromEntries(Object.keys(KINDS).map((rule) => [rule, recordOf(gold, hints, rule)]));
  const book = { measuredOn: 'W&I+LOCNESS dev, levels A, B and C', sentences: gold.length, rules };
  writeFileSync(new URL('tagger-record.json', WEIGHTS), `${JSON.stringify(book, null, 2)}\n`);
  for (const [rule, { flagged, touched, exact }] of Object.entries(rules))
    print(`${rule.padEnd(24)} ${flagged} said alone, ${touched} touch a correction, ${exact} the same one`);
}

/** Rules alone, and with the tagger beside them: on corrected sentences, and on good prose. */
export async function grammarLines(tools: Tools, print: Print): Promise<void> {
  const gold = readGold(dataFolder());
  const voices = {
    'rules alone': hintsBy(tools.detect, tools.tag),
    'with the tagger': await hintsOfBoth(tools, gold),
  };
  for (const [who, hints] of Object.entries(voices)) {
    print(`${who}: ${grammarLine(gold, hints)}`);
    for (const level of ['A', 'B', 'C'] as const)
      print(
        `  level ${level}: ${grammarLine(
          gold.filter((one) => one.level === level),
          hints,
        )}`,
      );
    for (const rest of [0, 1])
      print(
        `  ${rest ? 'odd' : 'even'} sentences: ${grammarLine(
          gold.filter((_, i) => i % 2 === rest),
          hints,
        )}`,
      );
    grammarByKind(gold, hints, print);
  }
  const rules = ({ sentences }: EssayText) => sentences.flatMap((one) => tools.detect(tools.tag(one)));
  print(await goodProseLine('rules alone', (essay) => rules(essay).length));
  const tagger = await openGrammarTagger(WEIGHTS, tools.pieces, tools.spelling);
  if (!tagger) return;
  const both = async ({ sentences }: EssayText) =>
    (
      await correctLines(
        tools,
        tagger,
        sentences.map(({ text }) => text),
      )
    ).flat();
  print(await goodProseLine('with the tagger', async (essay) => (await both(essay)).length));
  await tagger.close();
}

async function hintsOfBoth(tools: Tools, gold: GoldSentence[]): Promise<Hints> {
  const tagger = await openGrammarTagger(WEIGHTS, tools.pieces, tools.spelling);
  if (!tagger) throw new Error(`There is no tagger in ${WEIGHTS.pathname}`);
  const found = new Map<GoldSentence, Found[]>();
  for (let at = 0; at < gold.length; at += TOGETHER) {
    const block = gold.slice(at, at + TOGETHER);
    const said = await correctLines(
      tools,
      tagger,
      block.map(({ text }) => text),
    );
    block.forEach((sentence, i) => {
      found.set(sentence, said[i] ?? []);
    });
  }
  await tagger.close();
  return (sentence) => found.get(sentence) ?? [];
}

function recordOf(gold: GoldSentence[], hints: Hints, rule: string): RuleRecord {
  const record = { flagged: 0, touched: 0, exact: 0 };
  for (const sentence of gold)
    for (const found of hints(sentence).filter((one) => one.rule === rule)) {
      const edit = toTokens(sentence, found);
      record.flagged++;
      record.touched += Number(sentence.edits.some((one) => touching(one, edit)));
      record.exact += Number(sentence.edits.some((one) => sameEdit(one, edit)));
    }
  return record;
}

import { correctionsOf, forStrong } from './comment/corrections.ts';
import { withTagger } from './comment/with-tagger.ts';
import { heard, NOTHING_HEARD } from './grammar-tagger/heard.ts';
import type { GrammarTagger } from './grammar-tagger/tagger.ts';
import type { Correction } from './report.ts';
import { readEssay } from './text/essay-text.ts';
import type { Tools } from './tools.ts';

/** So many lines are read as one writer's, as the sentences of an essay are: who makes few slips is believed sooner. */
export const TOGETHER = 30;

/** The corrections of each line, with places in it. No band is known here: how few slips there are says what is strong. */
export async function correctLines(
  tools: Tools,
  tagger: GrammarTagger | null,
  lines: readonly string[],
): Promise<Correction[][]> {
  const text = readEssay(lines.join('\n'));
  const tagged = text.sentences.map(tools.tag);
  const said = tagger ? await heard(tagger, text, tagged) : NOTHING_HEARD;
  const all = withTagger(text.text, correctionsOf(text, tagged.flatMap(tools.detect)), said);
  // Of lines that are strong together only the rules speak: what asks in a strong report has passed gates of its own.
  const told = said.isStrong ? forStrong(all.filter(({ rule }) => !rule.startsWith('tagger-'))) : all;
  let next = 0;
  return lines.map((line) => {
    const start = next;
    next = start + line.length + 1;
    return told
      .filter((one) => one.start >= start && one.end < next)
      .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
  });
}

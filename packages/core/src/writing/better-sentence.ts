type Diff = { start: number; end: number; original: string; corrected: string };
type Upgrade = { start: number; end: number; original: string; better: readonly string[] };

/**
 * The corrected sentence with its plain words made better, each where it stands once; '' where there is nothing to
 * better. A word that the corrections changed, or that stands twice, is left alone: nobody could say which was meant.
 */
export function betterSentence({ start, end, corrected }: Diff, upgrades: readonly Upgrade[]): string {
  let better = corrected;
  for (const upgrade of upgrades) {
    const [word] = upgrade.better;
    if (upgrade.start < start || upgrade.end > end || word === undefined) continue;
    const pieces = better.split(new RegExp(`\\b${escaped(upgrade.original)}\\b`));
    if (pieces.length === 2) better = pieces.join(word);
  }
  return better === corrected ? '' : better;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

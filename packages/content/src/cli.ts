import { resolve } from 'node:path';
import { agreeCommand } from './commands/agree.ts';
import { blueprintCommand } from './commands/blueprint.ts';
import { checkCommand } from './commands/check.ts';
import { compileCommand } from './commands/compile.ts';
import { coverageCommand } from './commands/coverage.ts';
import { dictionaryCommand } from './commands/dictionary.ts';
import { drawCommand } from './commands/draw.ts';
import { driftCommand } from './commands/drift.ts';
import { exportCommand } from './commands/export.ts';
import { fmtCommand } from './commands/fmt.ts';
import { importCommand } from './commands/import.ts';
import { ipaCommand } from './commands/ipa.ts';
import { previewCommand } from './commands/preview.ts';
import { showCommand } from './commands/show.ts';
import { solversCommand } from './commands/solvers.ts';
import { statsCommand } from './commands/stats.ts';
import { voicesCommand } from './commands/voices.ts';
import { packFolder, shippedPacks } from './packs.ts';

/** `npm run content -- <command>` */
const USAGE = `usage: npm run content -- <command>
  check  [pack …] [--strict]    look for mistakes; errors end with 1, warnings are listed; --strict: everything is an error
  fmt    <pack or file …>       rewrite every YAML file in one layout
  stats  [pack …]               how much there is, how keys are spread, and the table of the pack's README
  blueprint <pack> <reading|listening> <part> <id> [--general] [--kept=register] [--seed=N]   draw the plan of a paper, once
  solvers [pack …]              what somebody scores who understands nothing: last mentioned, longest option …
  drift   [pack …]              how each batch of papers differs from those before it: lengths, sentences, voice
  compile <pack> <out> [--public]   every item as the server stores it; --public for blind solvers
  agree   <pack> <answers.json>   how far a blind solver's answers agree with the key
  draw    <pack> <out>          every figure and picture as SVG and PNG
  preview <pack> <id>           one item in the real player, drafts too, until Ctrl-C (PORT chooses the port)
  show    <pack> <id>           what a learner gets of an item, before and after, as an outline; for kinds without a page
  ipa    <pack> [--all]         words whose IPA sounds unlike eSpeak's; --all: weak vowels and checked ones too (needs VOICES_TOOLS)
  voices [pack] [item …] [--unheard] [--announcer]   recordings by our own voices, verified by a recogniser (needs
                                VOICES_TOOLS); --announcer: only what is said around the sections
  export-qti <pack> <out> [id …]    reading and listening sets as QTI 3
  import-gift  <file> <id> <out.yaml>   Moodle GIFT to a training set
  import-words <file> <id> <out.yaml>   CSV to a wordbook
  dictionary <ecdict.csv> <out>   the words a learner meets out of ECDICT, for looking words up
  coverage [pack …]             which words of the passages and scripts the dictionary does not know
check, stats, solvers, drift, coverage and voices without a pack: every pack that is shipped.`;

const [command, ...rest] = process.argv.slice(2);
const words = rest.filter((word) => !word.startsWith('--'));
const paths = words.map((path) => resolve(path));
const [pack = '', out = ''] = paths;
const packs = async () => (paths.length ? paths : (await shippedPacks()).map(packFolder));

const FLAGS = ['--public', '--unheard', '--announcer', '--all', '--strict', '--general'];
const SEED = /^--seed=(\d+)$/;
const KEPT = /^--kept=([a-z-]+)$/;

async function run(): Promise<number> {
  // A flag we do not know (--help) must not be taken for "everything".
  const isFlag = (word: string) => FLAGS.includes(word) || SEED.test(word) || KEPT.test(word);
  if (rest.some((word) => word.startsWith('--') && !isFlag(word))) return usage();
  switch (command) {
    case 'check':
      return checkCommand(await packs(), rest.includes('--strict'));
    case 'fmt':
      return paths.length ? fmtCommand(paths) : usage();
    case 'stats':
      return statsCommand(await packs());
    case 'solvers':
      return solversCommand(await packs());
    case 'drift':
      return driftCommand(await packs());
    case 'coverage':
      return coverageCommand(await packs());
    case 'voices':
      return voicesCommand(words[0], words.slice(1), {
        unheard: rest.includes('--unheard'),
        announcerOnly: rest.includes('--announcer'),
      });
    case 'preview':
      return words.length === 2 ? previewCommand(words[0] ?? '', words[1] ?? '') : usage();
    case 'show':
      return words.length === 2 ? showCommand(await folderOf(words[0] ?? ''), words[1] ?? '') : usage();
    case 'blueprint': {
      const [folder = '', kind = '', part = '', id = ''] = words;
      const seed = rest.flatMap((word) => SEED.exec(word)?.[1] ?? [])[0];
      const kept = rest.flatMap((word) => KEPT.exec(word)?.[1] ?? [])[0];
      const order = {
        kind,
        part,
        id,
        general: rest.includes('--general'),
        ...(seed && { seed }),
        ...(kept && { kept }),
      };
      return words.length === 4 ? blueprintCommand(await folderOf(folder), order) : usage();
    }
    case 'ipa':
      return words.length === 1 ? ipaCommand(words[0] ?? '', rest.includes('--all')) : usage();
    case 'import-gift':
    case 'import-words':
      return importCommand(command, rest);
  }
  if (!pack || !out) return usage();
  switch (command) {
    case 'compile':
      return compileCommand(pack, out, rest.includes('--public'));
    case 'agree':
      return agreeCommand(pack, out);
    case 'dictionary':
      return dictionaryCommand(pack, out);
    case 'draw':
      return drawCommand(pack, out);
    case 'export-qti':
      return exportCommand(pack, out, rest.slice(2));
    default:
      return usage();
  }
}

/** A pack by its id or by its folder. */
const folderOf = async (pack: string) => ((await shippedPacks()).includes(pack) ? packFolder(pack) : resolve(pack));

function usage(): number {
  console.error(USAGE);
  return 2;
}

process.exitCode = await run();

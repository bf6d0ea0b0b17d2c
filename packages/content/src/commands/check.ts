import { examinePack, examineStrictly, type Finding } from '../check.ts';
import { PENDING } from '../checks/pending.ts';
import { readWhatIsReadable } from '../read-pack.ts';

/** Prints what is wrong with each pack; the exit code is 1 when anything is an error. With `--strict` everything is an error. */
export async function checkCommand(folders: string[], strict = false): Promise<number> {
  let errors = 0;
  for (const folder of folders) errors += await checkOne(folder, strict);
  return errors === 0 ? 0 : 1;
}

async function checkOne(folder: string, strict: boolean): Promise<number> {
  const { pack, complaints } = await readWhatIsReadable(folder);
  const started = performance.now();
  const ofForm = complaints.map((complaint): Finding => ({ ...complaint, check: 'schema', level: 'error' }));
  const findings = [...ofForm, ...(pack ? (strict ? examineStrictly : examinePack)(pack) : [])];
  const took = performance.now() - started;
  for (const finding of findings.filter(({ pending }) => !pending).toSorted(byFile)) console.error(line(finding));
  tellPending(findings);
  const errors = findings.filter(({ level }) => level === 'error').length;
  const name = pack ? `${pack.manifest.id} ${pack.manifest.version}` : folder;
  const warnings = findings.length - errors;
  console.log(
    `${name}: ${pack?.items.length ?? 0} items, ${errors} errors, ${warnings} warnings, ${took.toFixed(0)} ms`,
  );
  return errors;
}

/** One line per pending check: their findings must not hide what is wrong today. */
function tellPending(findings: readonly Finding[]): void {
  const counts = new Map<string, number>();
  for (const { check, pending } of findings) if (pending) counts.set(check, (counts.get(check) ?? 0) + 1);
  if (counts.size === 0) return;
  console.error('warnings of checks that are not in force yet (--strict lists them one by one):');
  for (const [check, count] of counts) console.error(`${String(count).padStart(7)} [${check}] ${PENDING[check]}`);
}

const line = ({ file, where, what, check, level }: Finding) =>
  `${level.padEnd(7)} ${place(file, where)}: ${what} [${check}]`;
const place = (file: string, where: string) => (where ? `${file} at ${where}` : file);
const byFile = (a: Finding, b: Finding) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0);

import { examinePack, type Finding } from '../check.ts';
import { readWhatIsReadable } from '../read-pack.ts';

/** Prints what is wrong with each pack; the exit code is 1 when anything is an error. */
export async function checkCommand(folders: string[]): Promise<number> {
  let errors = 0;
  for (const folder of folders) errors += await checkOne(folder);
  return errors === 0 ? 0 : 1;
}

async function checkOne(folder: string): Promise<number> {
  const { pack, complaints } = await readWhatIsReadable(folder);
  const started = performance.now();
  const ofForm = complaints.map((complaint) => ({ ...complaint, check: 'schema', level: 'error' as const }));
  const findings = [...ofForm, ...(pack ? examinePack(pack) : [])];
  const took = performance.now() - started;
  for (const finding of findings.toSorted(byFile)) console.error(line(finding));
  const errors = findings.filter(({ level }) => level === 'error').length;
  const name = pack ? `${pack.manifest.id} ${pack.manifest.version}` : folder;
  const warnings = findings.length - errors;
  console.log(
    `${name}: ${pack?.items.length ?? 0} items, ${errors} errors, ${warnings} warnings, ${took.toFixed(0)} ms`,
  );
  return errors;
}

const line = ({ file, where, what, check, level }: Finding) =>
  `${level.padEnd(7)} ${place(file, where)}: ${what} [${check}]`;
const place = (file: string, where: string) => (where ? `${file} at ${where}` : file);
const byFile = (a: Finding, b: Finding) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0);

import type { Manifest } from './manifest.ts';

/** A copy in one line, for the operator. */
export function sayBackup(file: string, manifest: Manifest): string {
  const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0);
  const stored = Object.keys(manifest.parts).filter((name) => name.startsWith('files/')).length;
  const files = {
    inside: `${stored} files`,
    'left out': 'without files',
    s3: 'files stay in S3, their names are inside',
  }[manifest.files];
  const tables = Object.keys(manifest.rows).length;
  return `${file}: ${manifest.database} database of ${manifest.made_at}, ${tables} tables, ${rows} rows, ledger ${manifest.ledger}, ${files}`;
}

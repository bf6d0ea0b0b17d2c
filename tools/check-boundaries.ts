import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Complaint, judge } from './boundaries/complaints.ts';
import { EXCEPTIONS } from './boundaries/exceptions.ts';

/** The map of ARCHITECTURE.md as a program: a line per broken rule; silence means the map still matches the land. */

const FOLDERS = ['packages', 'tools', 'e2e', 'bench'];

const paths = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\/(node_modules|dist)\//.test(path)),
);

const { complaints, warnings } = judge(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])), EXCEPTIONS);
const line = ({ rule, path, says }: Complaint) => `${path}: ${says} [${rule}]`;
for (const warning of warnings) console.warn(`warning: ${line(warning)}`);
for (const complaint of complaints) console.error(line(complaint));
console.log(`${paths.length} files, ${complaints.length} complaints, ${warnings.length} warnings`);
process.exitCode = complaints.length ? 1 : 0;

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { type Complaint, judgeSources } from './boundaries/complaints.ts';
import { crowdedComplaints } from './boundaries/crowded.ts';
import { EXCEPTIONS } from './boundaries/exceptions.ts';
import { featureComplaints, readFeatureTable } from './boundaries/features.ts';
import { folderCircles } from './boundaries/folder-circles.ts';
import { readSources } from './boundaries/kept-sources.ts';

/** Checks that the tree is as ARCHITECTURE.md says: one line per broken rule. */

const FOLDERS = ['packages', 'tools', 'e2e', 'bench', 'docs'];

const files = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => !/\/(node_modules|dist)(\/|$)/.test(path) && statSync(path).isFile()),
);
const sources = files.filter((path) => /\.tsx?$/.test(path));
const read = readSources(new Map(sources.map((path) => [path, readFileSync(path, 'utf8')])));

const { complaints: broken, warnings } = judgeSources(read, EXCEPTIONS);
const named = (rule: string, found: { path: string; says: string }[]): Complaint[] =>
  found.map((one) => ({ rule, ...one }));
const complaints = [
  ...broken,
  ...named('features', featureComplaints(readFeatureTable(readFileSync('ARCHITECTURE.md', 'utf8')), sources)),
  ...named('crowded', crowdedComplaints(files)),
  ...named('circles', folderCircles(read)),
];

const line = ({ rule, path, says }: Complaint) => `${path}: ${says} [${rule}]`;
for (const warning of warnings) console.warn(`warning: ${line(warning)}`);
for (const complaint of complaints) console.error(line(complaint));
console.log(`${sources.length} files, ${complaints.length} complaints, ${warnings.length} warnings`);
process.exitCode = complaints.length ? 1 : 0;

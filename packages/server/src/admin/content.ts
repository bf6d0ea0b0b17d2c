import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Complaint } from '@ninefold/content/read-pack';
import type { ImportAnswer } from '#features/content/import.service.ts';
import { PackRefused } from '#features/content/prepare-pack.ts';
import { OperatorMistake } from '#features/economy/coins/operator.service.ts';
import type { Command } from './command.ts';
import { withOperatorServices } from './with-operator-services.ts';

const USAGE = 'import-content FOLDER_OR_ZIP [--organisation ID] [--dry-run]';

export const contentCommands: Record<string, Command> = {
  'import-content': {
    about: `a content pack for everybody or for one organisation (${USAGE}); --dry-run only tells what it would do`,
    run: (args) => importContent(readArgs(args)),
  },
};

type Wanted = { source: string; organisationId: number | null; dryRun: boolean };

async function importContent({ source, ...options }: Wanted): Promise<void> {
  try {
    const answer = await withOperatorServices(({ imports }) => imports.importFrom(source, options));
    for (const line of linesOf(answer, options.dryRun)) console.log(line);
    if (answer.complaints.length) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof PackRefused)) throw error;
    for (const line of byFile(error.complaints)) console.error(line);
    throw new OperatorMistake(`Nothing was imported: ${count(error.complaints.length, 'complaint')}`);
  }
}

function readArgs(args: string[]): Wanted {
  const { values, positionals } = parsed(args);
  const [source] = positionals;
  const { organisation } = values;
  if (!source || positionals.length > 1 || (organisation !== undefined && !/^[1-9]\d{0,8}$/.test(organisation)))
    throw new OperatorMistake(`usage: ${USAGE}`);
  return {
    source: resolve(source),
    organisationId: organisation === undefined ? null : Number(organisation),
    dryRun: values['dry-run'] ?? false,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { organisation: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
  } catch {
    throw new OperatorMistake(`usage: ${USAGE}`);
  }
}

/** What happened, or would happen: items by name, so that a slip is seen before it is made. */
function linesOf(
  { pack, version, owner, items, files, complaints, warnings }: ImportAnswer,
  dryRun: boolean,
): string[] {
  const { unchanged, ...touched } = items;
  return [
    `${pack} ${version} for ${owner ?? 'everybody'}${dryRun ? ', dry run: nothing was written' : ''}`,
    ...Object.entries(touched).flatMap(([what, slugs]) => [
      `  ${what.padEnd(12)} ${slugs.length}`,
      ...slugs.map((slug) => `    ${slug}`),
    ]),
    `  ${'unchanged'.padEnd(12)} ${unchanged.length}`,
    `  ${'files'.padEnd(12)} ${files.stored} new, ${files.unchanged} unchanged`,
    ...(warnings.length
      ? [`${count(warnings.length, 'warning')}, which do not keep it out:`, ...byFile(warnings)]
      : []),
    ...(complaints.length
      ? [`${count(complaints.length, 'complaint')}, which keep it out:`, ...byFile(complaints)]
      : []),
  ];
}

function byFile(complaints: readonly Complaint[]): string[] {
  return [...new Set(complaints.map(({ file }) => file))].flatMap((file) => [
    `  ${file}`,
    ...complaints
      .filter((complaint) => complaint.file === file)
      .map(({ where, what }) => `    ${where ? `${where}: ` : ''}${what}`),
  ]);
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

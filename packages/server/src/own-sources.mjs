// How our sources become one file. Plain JavaScript: it runs before anything can read TypeScript.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Our packages are compiled in; those of others stay where npm put them. */
const ownPackages = {
  name: 'own packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@ninefold\// }, ({ path }) => {
      const [, name = '', ...rest] = path.split('/');
      return { path: join(ROOT, 'packages', name, 'src', `${rest.join('/')}.ts`) };
    });
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ninefold/') ? undefined : { path, external: true },
    );
  },
};

/** Migrations, packs and weights are found beside the source file that reads them, wherever it was compiled into. */
const placeOfEachFile = {
  name: 'place of each file',
  setup({ onLoad }) {
    onLoad({ filter: /\/packages\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.dirname', JSON.stringify(join(path, '..')))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
};

/** What esbuild is told, besides where from and where to. */
export const OWN_SOURCES = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
  plugins: [ownPackages, placeOfEachFile],
};

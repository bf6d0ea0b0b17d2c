import type { Plugin } from 'vite';

const APP = 'src/app/start.tsx';
type Chunk = {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
};

/**
 * The entry opens the app only once it knows who the visitor is. Its files are asked for at once all the same, beside that
 * question, so that a first visit does not wait for one after the other.
 */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as unknown as Chunk[];
        const app = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(APP));
        if (!app) throw new Error(`${APP} is not a chunk of its own any more`);
        const files = [app, ...app.imports.map((name) => chunks.find((chunk) => chunk.fileName === name))];
        return files.flatMap((chunk) => [
          ...(chunk ? [link('modulepreload', chunk.fileName)] : []),
          ...[...(chunk?.viteMetadata?.importedCss ?? [])].map((css) => link('preload', css)),
        ]);
      },
    },
  };
}

const link = (rel: 'modulepreload' | 'preload', file: string) => ({
  tag: 'link',
  attrs: { rel, href: `/${file}`, crossorigin: true, ...(rel === 'preload' && { as: 'style' }) },
  injectTo: 'head' as const,
});

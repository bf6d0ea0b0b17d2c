import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const CARD = new URL('../examiner/MODEL_CARD.md', import.meta.url);
/** Plain text: every browser shows it, and nothing in it can run. The page links to it (features/writing). */
const FILE = 'model-card.txt';

/** The examiner's model card goes out with the page, word for word, so that the line on accuracy leads somewhere. */
export function modelCard(): Plugin {
  return {
    name: 'model-card',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: readFileSync(CARD, 'utf8') });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(readFileSync(CARD, 'utf8'));
      });
    },
  };
}

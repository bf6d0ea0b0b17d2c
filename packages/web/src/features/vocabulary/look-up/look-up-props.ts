import type { AskedWords } from '#practice/word-tools/word-tools.ts';

export type LookUpProps = AskedWords & { onClose: () => void };

import type { PaperBody, PaperGroup } from '@ninefold/contract/practice/paper';

export type BodyOf<L extends PaperBody['layout']> = Extract<PaperBody, { layout: L }>;
export type BodyProps<L extends PaperBody['layout']> = { group: PaperGroup; body: BodyOf<L>; block: string };

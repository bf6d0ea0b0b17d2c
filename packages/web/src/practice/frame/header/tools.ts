/** What the header opens over the paper. */
export type Tool = 'notes' | 'board' | 'help' | 'hide' | 'finish' | 'leave' | 'display';

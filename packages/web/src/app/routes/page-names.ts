import type { text } from './page-titles.zh.ts';

/** Every page has one name: its title in both languages and its place in the table of routes hang on it. */
export type PageName = keyof typeof text;

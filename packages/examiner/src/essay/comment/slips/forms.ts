/** The forms of verbs, for the tables below this folder. */
export { gerund, participle, past } from '../../text/word-forms.ts';

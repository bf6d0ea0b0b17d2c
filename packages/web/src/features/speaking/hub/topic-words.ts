import type { SpeakingTopicRow } from '@ninefold/contract/speaking/topics';
import type { Language } from '#i18n/language.ts';

/** What a row is called: part 1 by its topics, the others by what is asked, a whole test by its title. */
export function topicTitle({ part, title, lines }: SpeakingTopicRow, language: Language): string {
  if (part === 0) return title[language];
  if (part === 1 && lines.length > 0) return lines.map((line) => line[language]).join(' · ');
  return lines[0]?.en ?? title[language];
}

/** What a press on the row leads to. */
export function topicWay({ state, record_id }: SpeakingTopicRow): 'open' | 'report' | 'start' {
  if (record_id === 0) return 'start';
  if (state === 'open') return 'open';
  return state === '' ? 'start' : 'report';
}

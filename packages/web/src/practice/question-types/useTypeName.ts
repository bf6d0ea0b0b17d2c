import { useText } from '#i18n/useText.ts';
import { typeMessages } from './types.messages.ts';
import type { text } from './types.zh.ts';

/** What a question type is called, short enough for a row. */
export function useTypeName(): (type: string) => string {
  const t = useText(typeMessages);
  return (type) => t(type as keyof typeof text);
}

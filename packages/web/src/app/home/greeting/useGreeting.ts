import type { UserInfo } from '@ninefold/contract/identity';
import { useText } from '#i18n/useText.ts';
import { homeMessages } from '../home.messages.ts';
import { partOfDay } from './greeting.ts';

/** "晚上好，知夏": by the time of day, and by name where there is one. */
export function useGreeting(me: Pick<UserInfo, 'name'>): string {
  const t = useText(homeMessages);
  const part = partOfDay(new Date().getHours());
  return me.name ? t(`${part}To`, { name: me.name }) : t(part);
}

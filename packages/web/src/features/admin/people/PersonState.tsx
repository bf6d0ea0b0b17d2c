import type { Person } from '@ninefold/contract/admin/views';
import { useText } from '#i18n/useText.ts';
import { Tag } from '#ui/Tag.tsx';
import { adminMessages } from '../admin.messages.ts';
import { peopleMessages } from './people.messages.ts';

const DAY_SECONDS = 86_400;
/** So long somebody is new, and from then on missed. */
const NEW_DAYS = 2;
const AWAY_DAYS = 5;

/** The one thing about an account that an operator should see first. */
export function PersonState({ person }: { person: Person }) {
  const t = useText(adminMessages);
  const words = useText(peopleMessages);
  const daysSince = (then: number) => Math.floor((Date.now() / 1000 - then) / DAY_SECONDS);
  if (person.banned_at > 0) return <Tag tone="danger">{t('banned')}</Tag>;
  if (person.role === 'backend-system') return <Tag tone="info">{t('operators')}</Tag>;
  if (person.is_member === 1) return <Tag>{words('member')}</Tag>;
  if (daysSince(person.created_at) < NEW_DAYS) return <Tag tone="info">{words('isNew')}</Tag>;
  const away = person.last_seen ? daysSince(person.last_seen) : 0;
  return away >= AWAY_DAYS ? <Tag tone="warn">{words('away', { days: away })}</Tag> : null;
}

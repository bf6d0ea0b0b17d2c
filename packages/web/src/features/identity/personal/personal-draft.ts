import type { UserInfo } from '@ninefold/contract/identity';

/** What the learner may change on the personal page. */
export type Personal = Pick<UserInfo, 'name' | 'exam_type' | 'module' | 'language' | 'time_zone' | 'country_id'>;
/** Only what differs from the saved profile, so that a change made on another device is not undone by an old draft. */
export type Draft = Partial<Personal>;

export function personalOf(me: Personal): Personal {
  const { name, exam_type, module, language, time_zone, country_id } = me;
  return { name, exam_type, module, language, time_zone, country_id };
}

/** The draft without what equals the saved profile; the server trims names, so spaces around one are no change. */
export function changesIn(draft: Draft, saved: Personal): Draft {
  const changed = Object.entries(draft).filter(([field, value]) => {
    const before = saved[field as keyof Personal];
    return typeof value === 'string' ? value.trim() !== before : value !== before;
  });
  return Object.fromEntries(changed);
}

export function hasChanges(draft: Draft, saved: Personal): boolean {
  return Object.keys(changesIn(draft, saved)).length > 0;
}

/** What a reload finds: only fields we know, with values they can have. */
export function storedDraft(stored: string | null): Draft {
  if (!stored) return {};
  try {
    const found: unknown = JSON.parse(stored);
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([field, value]) => isOurs(field) && ACCEPTS[field](value)));
  } catch {
    return {};
  }
}

function isOurs(field: string): field is keyof Personal {
  return Object.keys(ACCEPTS).includes(field);
}

const ACCEPTS: { [Field in keyof Personal]: (value: unknown) => boolean } = {
  name: (value) => typeof value === 'string',
  exam_type: (value) => value === 1 || value === 2,
  module: (value) => value === 'academic' || value === 'general',
  language: (value) => value === 'zh' || value === 'en',
  time_zone: (value) => typeof value === 'string' && value !== '',
  country_id: (value) => Number.isInteger(value),
};

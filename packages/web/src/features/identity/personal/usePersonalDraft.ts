import type { UserInfo } from '@ninefold/contract/identity';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { sessionNotes } from '../login/session-notes.ts';
import { changesIn, type Draft, hasChanges, personalOf, storedDraft } from './personal-draft.ts';

/** One learner's draft is nothing for the next one on the same computer. */
const storedAs = (userId: number) => `nf-personal-draft-${userId}`;

/** What the learner has changed and not saved. It survives a reload, not the tab. */
export function usePersonalDraft(me: UserInfo) {
  const { language } = useLanguage();
  // The language in front of the learner, which the switch at the top may have changed since it was saved.
  const saved = { ...personalOf(me), language };
  const [draft, setDraft] = useState<Draft>(() => storedDraft(sessionNotes.get(storedAs(me.id))));

  function keep(next: Draft) {
    setDraft(next);
    if (hasChanges(next, saved)) sessionNotes.set(storedAs(me.id), JSON.stringify(changesIn(next, saved)));
    else sessionNotes.remove(storedAs(me.id));
  }

  return {
    personal: { ...saved, ...draft },
    changes: changesIn(draft, saved),
    changed: hasChanges(draft, saved),
    change: (patch: Draft) => keep({ ...draft, ...patch }),
    forget: () => {
      setDraft({});
      sessionNotes.remove(storedAs(me.id));
    },
  };
}

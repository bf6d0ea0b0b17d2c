import type { UserInfo } from '@ninefold/contract/identity';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { tabNote } from '#lib/tab-note.ts';
import { changesIn, type Draft, hasChanges, personalOf, storedDraft } from './personal-draft.ts';

/** Named after the learner: the next one on the same computer must not find it. */
const draftNote = (userId: number) => tabNote(`nf-personal-draft-${userId}`);

/** What the learner has changed and not saved. It survives a reload, not the tab. */
export function usePersonalDraft(me: UserInfo) {
  const { language } = useLanguage();
  const note = draftNote(me.id);
  // The language on the screen: the switch at the top may have changed it since it was saved.
  const saved = { ...personalOf(me), language };
  const [draft, setDraft] = useState<Draft>(() => storedDraft(note.read()));

  function keep(next: Draft) {
    setDraft(next);
    if (hasChanges(next, saved)) note.write(JSON.stringify(changesIn(next, saved)));
    else note.clear();
  }

  return {
    personal: { ...saved, ...draft },
    changes: changesIn(draft, saved),
    changed: hasChanges(draft, saved),
    change: (patch: Draft) => keep({ ...draft, ...patch }),
    forget: () => {
      setDraft({});
      note.clear();
    },
  };
}

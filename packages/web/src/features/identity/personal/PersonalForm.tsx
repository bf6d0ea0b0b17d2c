import type { UserInfo } from '@ninefold/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { keepMe } from '#session/keep-me.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/states/toast.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { personalMessages } from '../personal.messages.ts';
import styles from '../personal.module.css';
import { LeaveDialog } from '../profile/LeaveDialog.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { usePersonalDraft } from './usePersonalDraft.ts';

type PersonalFormProps = {
  me: UserInfo;
  /** Between the fields and the save bar, but saved by its own dialogs. */
  account: ReactNode;
};

export function PersonalForm({ me, account }: PersonalFormProps) {
  const t = useText(personalMessages);
  const { setLanguage } = useLanguage();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const draft = usePersonalDraft(me);
  const errors = useFormErrors(form, { fields: { name: t('nameWrong') }, otherwise: t('saveFailed') });

  const save = useOneAtATime(async () => {
    if (!draft.changed || !errors.passes(draft.personal.name.trim() === '' ? ['name'] : [])) return;
    try {
      const saved = await api.student.updateInfo(draft.changes);
      draft.forget();
      keepMe(client, saved);
      const { language } = draft.changes;
      if (language) setLanguage(language);
      // Said in the language that was just chosen.
      const say = language ? await personalMessages.load(language) : t;
      toast.success(say('saved'));
    } catch (error) {
      errors.refused(error);
      toast.error(messageOf(error, t('saveFailed')));
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <>
      <form ref={form} id="personal" className={styles.form} onSubmit={submit} noValidate>
        <PersonalFields
          personal={draft.personal}
          saved={me}
          countryFixed={me.mobile !== ''}
          onChange={(patch) => {
            if (patch.name !== undefined) errors.mending('name');
            draft.change(patch);
          }}
          nameError={errors.fields.name}
        />
      </form>
      {account}
      <div className={styles.saveBar}>
        <span className={styles.state} role="status">
          {draft.changed ? t('unsaved') : t('allSaved')}
        </span>
        <Button type="submit" form="personal" kind="primary" busy={save.busy} disabled={!draft.changed && !save.busy}>
          {t('save')}
        </Button>
      </div>
      <LeaveDialog unsaved={draft.changed} onDiscard={draft.forget} />
    </>
  );
}

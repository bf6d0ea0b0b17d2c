import type { Notice } from '@ninefold/contract/organisation';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { useStaffAct } from './useStaffAct.ts';

const EMPTY = { title: '', text: '', day: '', pinned: 0 as 0 | 1 };

type NoticeFormProps = {
  organisationId: number;
  /** The one that is changed; without it a new one is written. */
  changed?: Notice;
  onDone?: () => void;
};

/** What the school tells its learners; with a date their home counts down to it. */
export function NoticeForm({ organisationId, changed, onDone = () => {} }: NoticeFormProps) {
  const t = useText(staffMessages);
  const id = useId();
  const [notice, setNotice] = useState(() => (changed ? startOf(changed) : EMPTY));
  const [missing, setMissing] = useState(false);
  const save = useStaffAct(
    () => api.organisation.saveNotice({ organisation_id: organisationId, id: changed?.id, ...notice }),
    () => t('published'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = !notice.title.trim() || !notice.text.trim();
    setMissing(isMissing);
    if (!isMissing && !save.isPending) save.mutate(undefined, { onSuccess: done });
  }
  function done() {
    setNotice(EMPTY);
    onDone();
  }
  const title = t(changed ? 'changeNotice' : 'writeNotice');
  return (
    <Card padding="none" aria-label={title}>
      <CardHead title={title} />
      <form className={`${styles.form} ${styles.padded}`} onSubmit={submit}>
        <TextField
          label={t('noticeTitle')}
          value={notice.title}
          maxLength={80}
          error={missing ? t('missing') : undefined}
          onChange={(event) => setNotice({ ...notice, title: event.currentTarget.value })}
        />
        <label htmlFor={id}>{t('noticeText')}</label>
        <textarea
          id={id}
          className={styles.area}
          value={notice.text}
          maxLength={4000}
          onChange={(event) => setNotice({ ...notice, text: event.currentTarget.value })}
        />
        <DateField
          label={t('noticeDay')}
          hint={t('noticeDayHint')}
          value={notice.day || null}
          onChange={(day) => setNotice({ ...notice, day: day ?? '' })}
          clearable
        />
        <ChoiceField
          label={t('place')}
          choices={[
            { value: 0, label: t('plain') },
            { value: 1, label: t('pin') },
          ]}
          value={notice.pinned}
          onChange={(pinned) => setNotice({ ...notice, pinned: pinned === 1 ? 1 : 0 })}
        />
        <div className={styles.acts}>
          <Button type="submit" kind="soft" busy={save.isPending}>
            {t(changed ? 'saveNotice' : 'publish')}
          </Button>
          {changed && <Button onClick={onDone}>{t('cancel')}</Button>}
        </div>
      </form>
    </Card>
  );
}

const startOf = ({ title, text, day, pinned }: Notice): typeof EMPTY => ({ title, text, day, pinned });

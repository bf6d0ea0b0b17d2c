import type { Managed } from '@ninefold/contract/organisation/staff';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { OrganisationLogo } from '../OrganisationLogo.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { useStaffAct } from './useStaffAct.ts';

/** Logo and name, as the students see them; whoever may, changes them here. */
export function SchoolHead({ school }: { school: Managed }) {
  const t = useText(staffMessages);
  const at = { organisation_id: school.id };
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const rename = useStaffAct((typed: string) => api.organisation.rename({ ...at, name: typed }));
  const upload = useStaffAct(
    (file: File) => api.organisation.uploadLogo(at, file),
    () => t('logoChanged'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = name?.trim();
    if (typed && !rename.isPending) rename.mutate(typed, { onSuccess: () => setName(null) });
  }
  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // The same file chosen again must be noticed again.
    event.currentTarget.value = '';
    if (file) upload.mutate(file);
  }
  return (
    <Card>
      <div className={styles.school}>
        <OrganisationLogo key={school.logo} name={school.name} logo={school.logo} />
        {name === null ? (
          <h2 className={styles.schoolName}>{school.name}</h2>
        ) : (
          <form className={styles.form} onSubmit={submit}>
            <TextField
              label={t('schoolName')}
              value={name}
              maxLength={60}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <div className={styles.acts}>
              <Button type="submit" kind="soft" size="sm" busy={rename.isPending}>
                {t('saveName')}
              </Button>
              <Button size="sm" onClick={() => setName(null)}>
                {t('cancel')}
              </Button>
            </div>
          </form>
        )}
        {school.may.includes('change_school') && name === null && (
          <div className={styles.acts}>
            <input
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-label={t('logo')}
              onChange={chosen}
              hidden
            />
            <Button size="sm" busy={upload.isPending} onClick={() => input.current?.click()}>
              {t('changeLogo')}
            </Button>
            <Button size="sm" onClick={() => setName(school.name)}>
              {t('rename')}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.second}>{t('logoHint')}</p>
    </Card>
  );
}

import type { UserInfo } from '@ninefold/contract/identity';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { keepMe } from '#session/keep-me.ts';
import { isBackend } from '#session/role.ts';
import { useIsVip } from '#session/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { personalMessages } from '../personal.messages.ts';
import styles from './AvatarField.module.css';
import { AVATAR_KINDS, avatarProblem, type SquarePicture, squarePicture } from './avatar-picture.ts';

export function AvatarField({ me }: { me: UserInfo }) {
  const t = useText(personalMessages);
  const client = useQueryClient();
  const vip = useIsVip();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<SquarePicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function chosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // The same file chosen again must be noticed again.
    event.currentTarget.value = '';
    if (!file) return;
    const wrong = avatarProblem(file);
    setProblem(wrong && t(wrong));
    if (wrong) return;
    try {
      setPicture(await squarePicture(file));
    } catch {
      setProblem(t('avatarUnreadable'));
    }
  }

  const upload = useOneAtATime(async () => {
    if (!picture) return;
    try {
      keepMe(client, await api.student.uploadAvatar({}, picture.blob));
      toast.success(t('avatarSaved'));
    } catch (error) {
      setProblem(messageOf(error, t('saveFailed')));
    }
    setPicture(null);
  });

  return (
    <div className={styles.field}>
      <Avatar
        name={me.name}
        src={me.head_sculpture || undefined}
        size={72}
        badge={isBackend(me.role) ? undefined : vip ? 'vip' : 'grey'}
      />
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept={AVATAR_KINDS.join(',')}
          aria-label={t('avatar')}
          onChange={chosen}
          hidden
        />
        <Button onClick={() => input.current?.click()}>{t('changeAvatar')}</Button>
        <p className={problem ? styles.problem : styles.hint} aria-live="polite">
          {problem && <Icon of={IconAlertCircle} size={16} />}
          <span>{problem ?? t('avatarHint')}</span>
        </p>
      </div>
      <Dialog
        opened={picture !== null}
        onClose={() => setPicture(null)}
        title={t('avatarTitle')}
        footer={
          <>
            <Button onClick={() => input.current?.click()}>{t('otherPicture')}</Button>
            <Button kind="primary" busy={upload.busy} onClick={upload.run}>
              {t('useAvatar')}
            </Button>
          </>
        }
      >
        <p className={styles.crop}>{t('avatarCrop')}</p>
        {picture && <img className={styles.preview} src={picture.preview} alt={t('avatarPreview')} />}
      </Dialog>
    </div>
  );
}

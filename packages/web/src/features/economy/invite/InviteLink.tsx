import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { type CopyResult, copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from './Invite.module.css';
import { inviteMessages } from './invite.messages.ts';

/** The link in a field, so that it can be selected by hand wherever the clipboard is refused. */
export function InviteLink({ link }: { link: string }) {
  const t = useText(inviteMessages);
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<CopyResult | null>(null);
  const copied = result?.outcome === 'copied';

  async function copy() {
    const outcome = await copyText(link);
    setResult(outcome);
    if (outcome.outcome === 'copied') toast.success(t('copied'));
    else field.current?.select();
  }
  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        label={t('link')}
        value={link}
        readOnly
        error={result?.outcome === 'copy_by_hand' ? t('copyByHand', { error: result.error }) : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="primary" leftIcon={<Icon of={copied ? IconCheck : IconCopy} size={18} />} onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </Button>
    </div>
  );
}

import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from '../forms/forms.module.css';
import { securityMessages } from '../security.messages.ts';

/** Shown this once: the server keeps only what is needed to recognise them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText(securityMessages);
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => toast.success(t('codesCopied')))
      .catch(() => toast.error(t('copyFailed')));
  return (
    <>
      <p className={styles.sentence} role="status">
        {t('codesSentence')}
      </p>
      <ul className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {/* Browsers give a page without https no clipboard. */}
        {navigator.clipboard && <Button onClick={copy}>{t('copyCodes')}</Button>}
        <Button kind="primary" onClick={onDone}>
          {t('codesKept')}
        </Button>
      </div>
    </>
  );
}

import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './StartPage.module.css';
import { startMessages } from './start.messages.ts';

const RULES = ['ruleClock', 'ruleAway', 'ruleWords', 'ruleGuess'] as const;

/** What holds in exam mode, to be read before the clock runs. `own`: the rule of the skill. */
export function ExamRules({ own }: { own: string }) {
  const t = useText(startMessages);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button kind="ghost" leftIcon={<Icon of={IconHelpCircle} size={18} />} onClick={() => setOpened(true)}>
        {t('rules')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} width={520} title={t('rules')}>
        <ul className={styles.rules}>
          <li>{own}</li>
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

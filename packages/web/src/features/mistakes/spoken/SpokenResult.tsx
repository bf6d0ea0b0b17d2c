import type { Solution } from '@ninefold/contract/mistakes/solution';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import type { ReadAloudKit } from '#practice/drill-kit.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Hear } from './Hear.tsx';
import styles from './Spoken.module.css';
import { spokenMessages } from './spoken.messages.ts';

type Props = { kit: ReadAloudKit; right: boolean; solution: Extract<Solution, { form: 'follow_read' }> };

/** How it was read this time: the word that counts, and all words with their scores beside the model. */
export function SpokenResult({ kit, right, solution: { word, hear, reading } }: Props) {
  const t = useText(spokenMessages);
  const { Words } = kit;
  return (
    <div className={styles.result} data-solution>
      <p className={cx(styles.verdict, right ? styles.right : styles.wrong)} role="status">
        <Icon of={right ? IconCheck : IconX} size={18} />
        <b>{t(right ? 'clear' : 'unclear', { word })}</b>
      </p>
      {reading && <Words reading={reading} />}
      <Hear kit={kit} hear={hear} />
    </div>
  );
}

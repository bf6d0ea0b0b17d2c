import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { type Letter, lettersOf } from '@ninefold/core/vocabulary/spelling';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { roundMessages } from '../round.messages.ts';
import { isRight, wantedOf } from '../rules/round-state.ts';
import styles from './Letters.module.css';

/** What was typed beside what is right, letter by letter: too much is struck out, what is missing is put in. */
export function Letters({ card, given }: { card: WordCard; given: string }) {
  const t = useText(roundMessages);
  const right = isRight(card, given);
  const letters = right || given === '' ? [] : lettersOf(given, wantedOf(card));
  function spoken(): string {
    const [missing, extra] = [told(letters, 'missing'), told(letters, 'extra')];
    if (missing && extra) return t('speltBoth', { given, missing, extra });
    if (missing) return t('speltMissing', { given, missing });
    return extra ? t('speltExtra', { given, extra }) : t('spelt', { given });
  }

  return (
    <div className={cx(styles.verdict, right ? styles.right : styles.wrong)} role="status" data-typed={right}>
      <b className={styles.said}>
        <Icon of={right ? IconCheck : IconX} size={18} /> {t(right ? 'right' : given === '' ? 'blank' : 'wrong')}
      </b>
      {letters.length > 0 && (
        <>
          <span className={styles.letters} lang="en" aria-hidden="true">
            {numbered(letters).map(({ letter, place }) => (
              <Mark key={place} letter={letter} />
            ))}
          </span>
          <span className="nf-sr-only">{spoken()}</span>
        </>
      )}
    </div>
  );
}

function Mark({ letter: { letter, is } }: { letter: Letter }) {
  if (is === 'right') return <span>{letter}</span>;
  return is === 'extra' ? <del>{letter}</del> : <ins>{letter}</ins>;
}

/** The same letter may stand in several places. */
const numbered = (letters: readonly Letter[]) => letters.map((letter, place) => ({ letter, place }));

const told = (letters: readonly Letter[], is: Letter['is']): string =>
  letters.flatMap((one) => (one.is === is ? one.letter : [])).join(' ');

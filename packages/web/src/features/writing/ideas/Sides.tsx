import type { OwnIdea } from '@ninefold/contract/writing/ideas';
import type { BoardIdea } from '@ninefold/core/writing/ideas/board';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Board.module.css';
import { IdeaCard } from './IdeaCard.tsx';
import { ideasMessages } from './ideas.messages.ts';
import { AddIdea } from './OwnIdeas.tsx';
import { useHalfTyped } from './useHalfTyped.ts';

const MOST_PICKED = 12;

type SidesProps = {
  paper: number;
  sides: readonly string[];
  ideas: readonly BoardIdea[];
  words: ReadonlyMap<string, readonly string[]>;
  picked: readonly string[];
  own: readonly OwnIdea[];
  onPicked: (picked: string[]) => void;
  onOwn: (own: OwnIdea[]) => void;
};

/** A column for each side of the question; what is picked goes into the plan. */
export function Sides({ paper, sides, ideas, words, picked, own, onPicked, onOwn }: SidesProps) {
  const t = useText(ideasMessages);
  const { draft, isTyped } = useHalfTyped(paper, sides[0] ?? '');
  // The side may be gone; what was typed for it is not.
  const typedFor = sides.includes(draft.side) ? draft.side : (sides[0] ?? null);
  const [adding, setAdding] = useState(isTyped ? typedFor : null);
  // Ideas of before the sides were known, or of a side the question lost, stand in a column of their own.
  const unsorted = ideas.some(({ side }) => !sides.includes(side)) ? [''] : [];

  function pick(id: string) {
    if (picked.includes(id)) onPicked(picked.filter((one) => one !== id));
    else if (picked.length < MOST_PICKED) onPicked([...picked, id]);
  }

  return (
    <div className={styles.sides}>
      {[...sides, ...unsorted].map((side) => {
        const here = ideas.filter((one) => (side === '' ? !sides.includes(one.side) : one.side === side));
        const chosen = here.filter(({ id }) => picked.includes(id)).length;
        return (
          <section key={side || 'unsorted'} aria-label={side || t('unsorted')}>
            <div className={styles.sideHead}>
              <h2 lang="en">{side || t('unsorted')}</h2>
              <span>{t('pickedOf', { picked: chosen, all: here.length })}</span>
            </div>
            <div className={styles.cards}>
              {here.map((idea) => (
                <IdeaCard
                  key={idea.id}
                  idea={idea}
                  words={words.get(idea.id) ?? []}
                  picked={picked.includes(idea.id)}
                  onPick={() => pick(idea.id)}
                />
              ))}
              {side !== '' &&
                (adding === side ? (
                  <AddIdea
                    paper={paper}
                    sides={[]}
                    side={side}
                    onAdd={(one) => {
                      onOwn([...own, one]);
                      setAdding(null);
                    }}
                  />
                ) : (
                  <button type="button" className={styles.addOwn} onClick={() => setAdding(side)}>
                    <Icon of={IconPlus} size={18} /> {t('addOwn')}
                  </button>
                ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

import type { OwnIdea } from '@ninefold/contract/writing/ideas';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { newId } from '#practice/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './Board.module.css';
import { ideasMessages } from './ideas.messages.ts';
import { useHalfTyped } from './useHalfTyped.ts';

const MOST = 30;

type OwnIdeasProps = {
  paper: number;
  sides: readonly string[];
  own: readonly OwnIdea[];
  onOwn: (own: OwnIdea[]) => void;
};

/** The learner's own ideas, one line each; a reason and an example can come with it or later. */
export function OwnIdeas({ paper, sides, own, onOwn }: OwnIdeasProps) {
  const t = useText(ideasMessages);
  return (
    <div className={styles.own}>
      {own.length > 0 && (
        <ul>
          {own.map((one) => (
            <li key={one.id} className={styles.ownRow}>
              <span>
                <b>{one.idea}</b>
                {one.side && <small lang="en">{one.side}</small>}
                {one.because && <small>{`${t('because')} ${one.because}`}</small>}
                {one.example && <small>{`${t('example')} ${one.example}`}</small>}
              </span>
              <IconButton
                label={t('remove', { idea: one.idea })}
                icon={<Icon of={IconTrash} size={18} />}
                onClick={() => onOwn(own.filter(({ id }) => id !== one.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {own.length < MOST && (
        <AddIdea paper={paper} sides={sides} side={sides[0] ?? ''} onAdd={(one) => onOwn([...own, one])} />
      )}
    </div>
  );
}

type AddIdeaProps = { paper: number; sides: readonly string[]; side: string; onAdd: (idea: OwnIdea) => void };

export function AddIdea({ paper, sides, side, onAdd }: AddIdeaProps) {
  const t = useText(ideasMessages);
  const group = useId();
  const { draft, set: setDraft, forget } = useHalfTyped(paper, side);
  // Where no side is asked for it is the one of this place, also after a reload.
  const set = (part: Partial<typeof draft>) => setDraft(sides.length > 1 ? part : { ...part, side });

  function add(event: FormEvent) {
    event.preventDefault();
    if (draft.idea.trim() === '') return;
    const own = sides.includes(draft.side) ? draft.side : side;
    onAdd({ id: newId().slice(0, 36), ...draft, side: own, idea: draft.idea.trim() });
    forget();
  }

  return (
    <form className={styles.add} onSubmit={add}>
      <TextField
        label={t('idea')}
        placeholder={t('ideaHint')}
        maxLength={200}
        value={draft.idea}
        onChange={(event) => set({ idea: event.target.value })}
      />
      <div className={styles.two}>
        <TextField
          label={t('because')}
          maxLength={300}
          value={draft.because}
          onChange={(event) => set({ because: event.target.value })}
        />
        <TextField
          label={t('example')}
          maxLength={300}
          value={draft.example}
          onChange={(event) => set({ example: event.target.value })}
        />
      </div>
      {sides.length > 1 && (
        <fieldset className={styles.sideChoice}>
          <legend>{t('side')}</legend>
          {sides.map((one) => (
            <label key={one} className={styles.sideLabel} lang="en">
              <input type="radio" name={group} checked={draft.side === one} onChange={() => set({ side: one })} />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      <div>
        <Button type="submit" kind="soft" disabled={draft.idea.trim() === ''}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

import { useText } from '#i18n/useText.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import type { Highlight } from '../../annotations/annotations.ts';
import { playerMessages } from '../../player.messages.ts';
import type { PlayerState } from '../../sitting/usePlayer.ts';
import styles from './NotesDrawer.module.css';

const LONGEST = 4000;

/** The learner's notes on the text, and a free page. */
export function NotesDrawer({
  player,
  opened,
  onClose,
}: {
  player: PlayerState;
  opened: boolean;
  onClose: () => void;
}) {
  const t = useText(playerMessages);
  const { annotations, changeAnnotations, readOnly, parts, goTo } = player;
  const noted = annotations.highlights.filter(({ note }) => note !== '');

  function show(highlight: Highlight) {
    const part = parts.find(({ paper }) => highlight.block.startsWith(`${paper.id}/`));
    onClose();
    if (part?.seats[0] && part !== player.part) goTo(part.seats[0].n, { focus: false });
    setTimeout(
      () =>
        document.querySelector(`[data-highlight="${CSS.escape(highlight.id)}"]`)?.scrollIntoView({ block: 'center' }),
      50,
    );
  }

  return (
    <Drawer opened={opened} onClose={onClose} title={t('notes')} side="right">
      <label className={styles.page}>
        <span className={styles.label}>{t('scratch')}</span>
        <textarea
          className={styles.words}
          rows={6}
          maxLength={LONGEST}
          value={annotations.scratch}
          readOnly={readOnly}
          spellCheck={false}
          onChange={(event) => {
            const scratch = event.currentTarget.value;
            changeAnnotations((now) => ({ ...now, scratch }));
          }}
        />
      </label>
      <h3 className={styles.label}>{t('notesOnText')}</h3>
      {noted.length === 0 && <p className={styles.none}>{t('noNotes')}</p>}
      <ul className={styles.list}>
        {noted.map((highlight) => (
          <li key={highlight.id}>
            <button type="button" className={styles.note} onClick={() => show(highlight)}>
              {highlight.note}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

import { type ReactNode, useSyncExternalStore } from 'react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { cx } from '#ui/cx.ts';
import { HighlightArea } from '../annotations/HighlightArea.tsx';
import { playerMessages } from '../player.messages.ts';
import { GroupView } from '../questions/GroupView.tsx';
import type { PlayerState } from '../sitting/usePlayer.ts';
import styles from './QuestionPane.module.css';

type QuestionPaneProps = {
  player: PlayerState;
  /** There is no text beside it. */
  alone?: boolean;
  /** Stands above the questions of a part. */
  lead?: ReactNode;
};

/** The questions of the current part; on a phone only the current group. */
export function QuestionPane({ player, alone = false, lead }: QuestionPaneProps) {
  const t = useText(playerMessages);
  const phone = useBreakpoint() === 'mobile';
  const { sitting, part, current, annotations, changeAnnotations, readOnly } = player;
  const at = useSyncExternalStore(current.subscribe, () => part.seats.find(({ n }) => n === current.get())?.group ?? 0);
  const groups = phone ? [at] : [...new Set(part.seats.map(({ group }) => group))];
  return (
    <HighlightArea
      key={part.paper.id}
      label={t('questions')}
      pane="questions"
      highlights={annotations.highlights}
      changeAnnotations={changeAnnotations}
      readOnly={readOnly}
      dictionary={sitting.attempt.mode === 'practice'}
    >
      <div className={cx(styles.pane, alone && styles.alone)}>
        {lead}
        {groups.map((group) => (
          <GroupView key={group} index={group} />
        ))}
      </div>
    </HighlightArea>
  );
}

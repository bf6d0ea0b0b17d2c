import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useOwnFrame } from '#platform/own-frame.ts';
import { forgetRecordings } from '#practice/audio/recordings.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { DictationPart } from './dictation/DictationPart.tsx';
import { useScores } from './follow-read/useScores.ts';
import styles from './Intensive.module.css';
import { IntensiveBar } from './IntensiveBar.tsx';
import { intensiveMessages } from './intensive.messages.ts';
import { type IntensiveMode, intensiveSearch } from './intensive-search.ts';
import { ListenPart } from './player/ListenPart.tsx';
import { useKeptPlace } from './player/useKeptPlace.ts';
import { useSentencePlayer } from './player/useSentencePlayer.ts';
import { SentenceList } from './sentences/SentenceList.tsx';

/** The recorder comes with the first reading aloud: who only listens does not download it. */
const FollowPart = lazyPart(() => import('./follow-read/FollowPart.tsx').then((file) => file.FollowPart));

/** The bar above, the sentences beside, and what is done with the one that is chosen. */
export function IntensiveSection({ paper }: { paper: SentencePaper }) {
  useOwnFrame();
  const t = useText(intensiveMessages);
  const search = intensiveSearch(useSearch({ strict: false }));
  const mode = search.mode ?? 'listen';
  const phone = useBreakpoint() === 'mobile';
  const [listOpen, setListOpen] = useState(false);
  const [start] = useState(() => ({ ...paper.progress, order: search.sentence ?? paper.progress.order }));
  const player = useSentencePlayer(paper, { ...start, mode });
  useKeptPlace(paper.id, player.state);
  useEffect(() => forgetRecordings, []);
  const scores = useScores(paper.id, mode === 'read');
  const turn = useTurn(paper.id);

  const list = (
    <SentenceList
      paper={paper}
      player={player}
      mode={mode}
      scores={scores}
      onChosen={(order) => {
        setListOpen(false);
        player.goTo(order, mode === 'listen');
      }}
    />
  );
  return (
    <div className={styles.page} data-intensive={mode} data-sentence={player.state.order}>
      <IntensiveBar
        paper={paper}
        player={player}
        scores={scores}
        mode={mode}
        onMode={turn}
        onList={() => setListOpen(true)}
      />
      <div className={styles.body}>
        {!phone && <aside className={styles.side}>{list}</aside>}
        {mode === 'dictation' ? (
          <DictationPart paper={paper} player={player} />
        ) : mode === 'read' ? (
          <Suspense fallback={<LoadingRows rows={4} look="line" />}>
            <FollowPart paper={paper} player={player} scores={scores} />
          </Suspense>
        ) : (
          <ListenPart paper={paper} player={player} />
        )}
      </div>
      {phone && (
        <Drawer opened={listOpen} onClose={() => setListOpen(false)} title={t('sentences')} side="bottom">
          {list}
        </Drawer>
      )}
    </div>
  );
}

/** Another way of practising is another address, so that it can be linked to; the page itself stays. */
function useTurn(id: number): (mode: IntensiveMode) => void {
  const navigate = useNavigate();
  return (mode) =>
    void navigate({
      to: '/listening-enhance/$id',
      params: { id },
      search: mode === 'listen' ? {} : { mode },
      replace: true,
    });
}

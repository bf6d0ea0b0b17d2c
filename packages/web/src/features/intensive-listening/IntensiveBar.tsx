import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { IconArrowLeft, IconList } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './Intensive.module.css';
import { intensiveMessages } from './intensive.messages.ts';
import type { IntensiveMode } from './intensive-search.ts';
import type { SentencePlayer } from './player/useSentencePlayer.ts';

type Props = {
  paper: SentencePaper;
  player: SentencePlayer;
  scores: readonly SentenceScore[];
  mode: IntensiveMode;
  onMode: (mode: IntensiveMode) => void;
  onList: () => void;
};

const COUNTS = { listen: 'heardCount', read: 'readCount', dictation: 'writtenCount' } as const;

/** The way back, what is heard, what is done with it, and how far it is. */
export function IntensiveBar({ paper, player, scores, mode, onMode, onList }: Props) {
  const t = useText(intensiveMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const all = paper.content.length;
  const done = {
    listen: player.state.heard.length,
    read: scores.filter(({ assessed }) => assessed === 1).length,
    dictation: paper.dictation?.lines.length ?? 0,
  }[mode];
  const count = t(COUNTS[mode], { done, all });
  return (
    <header className={styles.bar}>
      <div className={styles.begin}>
        <IconButton
          label={t('back')}
          icon={<Icon of={IconArrowLeft} />}
          onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/listening-list' }))}
        />
        <h1 className={styles.title}>
          {t('title', { part: t('part', { n: paper.part }), title: paper.title[language] })}
        </h1>
      </div>
      <Tabs
        label={t('modes')}
        tabs={[
          { value: 'listen', label: t('listen') },
          { value: 'read', label: t('read') },
          { value: 'dictation', label: t('dictation') },
        ]}
        value={mode}
        onChange={onMode}
        panelId="intensive-panel"
      />
      <div className={styles.end}>
        <span className={styles.count}>{count}</span>
        <progress className={styles.track} value={done} max={all} aria-label={count} />
        {phone && <IconButton label={t('openList')} icon={<Icon of={IconList} />} onClick={onList} />}
      </div>
    </header>
  );
}

import type { SegmentAnswer } from '@ninefold/contract/writing/segmented';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { toast } from '#ui/states/toast.ts';
import { listOf } from '../essay-paths.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import { Answered } from './Answered.tsx';
import { Hints } from './Hints.tsx';
import { Progress } from './Progress.tsx';
import styles from './Segmented.module.css';
import { SoFar } from './SoFar.tsx';
import { segmentedMessages } from './segmented.messages.ts';
import { type SegmentsPage, segmentedQueries } from './segmented.queries.ts';
import { Task } from './Task.tsx';

/** Whoever presses "next" wants to write on at once. */
const focusOnArrival = (field: HTMLTextAreaElement | null) => field?.focus({ preventScroll: true });

/** The sentence at hand, its check, and the text as it grows. Every try is kept on the server. */
export function Sentences({ page }: { page: SegmentsPage }) {
  const t = useText(segmentedMessages);
  const { language } = useLanguage();
  const screen = useBreakpoint();
  const client = useQueryClient();
  const { paper, segments } = page;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      segments.findIndex(({ answer }) => answer === null),
    ),
  );
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const segment = segments[at] ?? segments[0]!;
  const text = drafts.get(segment.id) ?? segment.answer?.text ?? '';
  const changed = text.trim() !== (segment.answer?.text ?? '');
  const isLast = at === segments.length - 1;
  const { queryKey } = segmentedQueries.segments(paper.id);

  const check = useMutation({
    mutationFn: () => api.writing.checkSegment({ id: paper.id, segment_id: segment.id, text: text.trim() }),
    onSuccess: (answer) => keep(segment.id, answer),
    onError: ({ message }) => toast.error(message || t('checkFailed')),
  });
  const again = useMutation({
    mutationFn: () => api.writing.startSegmentsAgain({ id: paper.id }),
    onSuccess: () => {
      client.setQueryData(
        queryKey,
        (old) => old && { ...old, segments: old.segments.map((one) => ({ ...one, answer: null })) },
      );
      setDrafts(new Map());
      setAt(0);
    },
    onError: ({ message }) => toast.error(message || t('checkFailed')),
  });

  function keep(id: string, answer: SegmentAnswer) {
    client.setQueryData(
      queryKey,
      (old) => old && { ...old, segments: old.segments.map((one) => (one.id === id ? { ...one, answer } : one)) },
    );
  }

  const goes = segment.answer !== null && !changed;
  function enter() {
    if (goes) setAt(isLast ? at : at + 1);
    else if (text.trim() !== '' && !check.isPending) check.mutate();
  }

  return (
    <div className={styles.frame}>
      <StudyBar
        title={`${t('title')} · Task ${paper.task}`}
        meta={paper.title[language]}
        home={listOf(paper.task)}
        middle={<Progress segments={segments} at={at} onGo={setAt} />}
      >
        {screen === 'desktop' ? (
          <Button
            kind="ghost"
            busy={again.isPending}
            leftIcon={<Icon of={IconRefresh} size={18} />}
            onClick={() => again.mutate()}
          >
            {t('startAgain')}
          </Button>
        ) : (
          <IconButton label={t('startAgain')} icon={<Icon of={IconRefresh} />} onClick={() => again.mutate()} />
        )}
      </StudyBar>
      <div className={styles.page}>
        <div className={styles.main}>
          <Task segment={segment} />
          <form
            className={styles.write}
            onSubmit={(event) => {
              event.preventDefault();
              enter();
            }}
          >
            <textarea
              key={segment.id}
              className={styles.input}
              lang="en"
              rows={2}
              maxLength={600}
              aria-label={t('yourSentence')}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              ref={focusOnArrival}
              value={text}
              onChange={(event) => setDrafts((all) => new Map(all).set(segment.id, event.target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                enter();
              }}
            />
            <p className={styles.count}>
              {t('wordsOf', { about: segment.words, now: text.trim() === '' ? 0 : text.trim().split(/\s+/).length })}
            </p>
          </form>
          {segment.answer && !changed && <Answered answer={segment.answer} />}
          <SoFar segments={segments} at={at} />
        </div>
        <Hints key={segment.id} paperId={paper.id} segment={segment} />
      </div>
      <footer className={styles.footer}>
        <Button kind="ghost" disabled={isLast} onClick={() => setAt(at + 1)}>
          {t('skip')}
        </Button>
        {screen === 'desktop' && (
          <p className={styles.keys}>
            <Kbd>Enter</Kbd> {t(goes ? 'keyNext' : 'keyCheck')}
          </p>
        )}
        {goes && isLast ? (
          <span className={styles.done}>{t('allDone')}</span>
        ) : (
          <Button kind="primary" busy={check.isPending} disabled={text.trim() === ''} onClick={enter}>
            {t(goes ? 'next' : 'check')}
          </Button>
        )}
      </footer>
    </div>
  );
}

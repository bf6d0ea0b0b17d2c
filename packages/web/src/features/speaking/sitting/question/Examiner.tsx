import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import type { InterviewQuestion } from '@ninefold/core/speaking/interview';
import { partOfOrder } from '@ninefold/core/speaking/parts';
import { IconEye, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { askAloud, type HeardBy, stopAsking } from '../../examiner/examiner-voice.ts';
import { sittingMessages } from '../sitting.messages.ts';
import type { Interview } from '../useInterview.ts';
import styles from './Examiner.module.css';

type Props = {
  interview: Interview;
  question: InterviewQuestion;
  /** The words stand elsewhere: on the card. */
  quiet?: boolean;
};

/** The question as the examiner asks it: heard, and in practice read as well. */
export function Examiner({ interview, question, quiet = false }: Props) {
  const t = useText(sittingMessages);
  const { sitting, stage } = interview;
  const [heard, setHeard] = useState<HeardBy | null>(null);
  const [shown, setShown] = useState(false);
  const exam = sitting.mode === 'exam';
  const asked = useRef(interview.asked);
  asked.current = interview.asked;
  const lines = useRef<Line[]>([]);
  lines.current = linesBefore(sitting, interview, question);

  useEffect(() => {
    if (stage !== 'asking') return;
    let left = false;
    setShown(false);
    void (async () => {
      for (const { text, url, answerMs = 0 } of [...lines.current, { text: question.text, url: question.audio_url }]) {
        if (!left) await askAloud(text, url, setHeard);
        if (!left && answerMs > 0) await new Promise((next) => setTimeout(next, answerMs));
      }
      if (!left) asked.current();
    })();
    return () => {
      left = true;
      stopAsking();
    };
  }, [stage, question]);

  // In the test the question is only heard; whoever cannot hear it reads it.
  const hidden = exam && !quiet && heard !== 'text' && !shown;
  // Nothing that is heard may get into the recording.
  const recording = interview.answers.phase !== 'ready';
  return (
    <div className={styles.examiner} data-asking={stage === 'asking' || undefined}>
      {question.after > 0 && <p className={styles.kind}>{t('followUp')}</p>}
      {hidden && <p className={styles.listen}>{t('hiddenWords')}</p>}
      {!hidden && !quiet && (
        <h2 className={styles.question} lang="en">
          {question.text}
        </h2>
      )}
      <div className={styles.tools}>
        {stage === 'asking' && (
          <span className={styles.status} role="status">
            <span className={styles.voice} aria-hidden="true" /> {t('asking')}
          </span>
        )}
        {stage !== 'asking' && !exam && (
          <Button
            kind="ghost"
            size="sm"
            disabled={recording}
            leftIcon={<Icon of={IconVolume} size={18} />}
            onClick={() => void askAloud(question.text, question.audio_url, setHeard)}
          >
            {t('hear')}
          </Button>
        )}
        {hidden && (
          <Button kind="ghost" size="sm" leftIcon={<Icon of={IconEye} size={18} />} onClick={() => setShown(true)}>
            {t('showWords')}
          </Button>
        )}
        {heard === 'browser' && <span className={styles.by}>{t('byBrowser')}</span>}
        {heard === 'text' && <span className={styles.by}>{t('byText')}</span>}
      </div>
    </div>
  );
}

type Line = { text: string; url: string; answerMs?: number };
/** The greeting asks for the name; saying it is not recorded. */
const NAME_MS = 4000;

/** What the examiner says before the first question of a sitting and of a part; practice begins with the question. */
function linesBefore(
  { mode, set }: SpeakingSitting,
  { given, questions }: Interview,
  { order, part }: InterviewQuestion,
): Line[] {
  const isFirst = questions.find((one) => one.part === part)?.order === order;
  if (mode === 'practice' || !isFirst || given.some((one) => partOfOrder(one.order) === part)) return [];
  const wanted: string[] = given.length === 0 ? ['start', `part${part}`] : [`part${part}`];
  return set.frame
    .filter(({ before }) => wanted.includes(before))
    .map(({ text, audio_url, before }) => ({
      text,
      url: audio_url,
      ...(before === 'start' && { answerMs: NAME_MS }),
    }));
}

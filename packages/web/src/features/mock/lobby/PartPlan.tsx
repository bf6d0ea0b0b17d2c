import type { MockToTake } from '@ninefold/contract/mock/sitting';
import type { MockPart } from '@ninefold/core/mock/sitting';
import { clockMinutes } from '@ninefold/core/practice/exam-times';
import {
  IconBellOff,
  IconClock,
  IconLock,
  IconMicrophone,
  IconMicrophoneOff,
  IconPlayerPause,
} from '@tabler/icons-react';
import { dateTime } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkillBadge } from '#ui/skill/SkillIcon.tsx';
import { mockMessages } from '../mock.messages.ts';
import styles from './LobbyPage.module.css';

/** The papers in their order with their times, and the rules of the room. */
export function PartPlan({ mock }: { mock: MockToTake }) {
  const t = useText(mockMessages);
  const notes: Record<MockPart, string> = {
    listening: t(mock.exam_type === 2 ? 'note_listening_2' : 'note_listening_1'),
    reading: t('note_reading'),
    writing: t('note_writing'),
  };
  const end = dateTime(Math.floor(Date.now() / 1000) + mock.seconds).slice(11);
  return (
    <div>
      <ol className={styles.parts}>
        {mock.parts.map(({ part, seconds, questions, papers }) => (
          <li key={part} className={styles.part}>
            <SkillBadge skill={part} />
            <div className={styles.partWords}>
              <p>
                <b>{t(`part_${part}`)}</b>{' '}
                <span className={styles.quiet}>{t(`asks_${part}`, { papers, questions })}</span>
              </p>
              <p className={styles.quiet}>{notes[part]}</p>
            </div>
            <b className={styles.minutes}>{t('minutes', { minutes: clockMinutes(seconds) })}</b>
          </li>
        ))}
        {mock.has_speaking === 1 && (
          <li className={styles.part}>
            <SkillBadge skill="speaking" />
            <div className={styles.partWords}>
              <p>
                <b>{t('part_speaking', { at: mock.parts.length + 1 })}</b>
              </p>
              <p className={styles.quiet}>{t('note_speaking')}</p>
            </div>
            <b className={styles.minutes}>{t('speakingMinutes')}</b>
          </li>
        )}
      </ol>
      <ul className={styles.rules}>
        <li>
          <Icon of={IconClock} size={18} />
          {t('finishAround', { time: end })}
        </li>
        <li>
          <Icon of={IconPlayerPause} size={18} />
          {t('breakRule', { minutes: mock.break_seconds / 60 })}
        </li>
        <li>
          <Icon of={IconLock} size={18} />
          {t('sealedRule')}
        </li>
        <li>
          <Icon of={mock.has_speaking === 1 ? IconMicrophone : IconMicrophoneOff} size={18} />
          {t(mock.has_speaking === 1 ? 'speakingRule' : 'noSpeakingRule')}
        </li>
        <li>
          <Icon of={IconBellOff} size={18} />
          {t('phoneAway')}
        </li>
      </ul>
    </div>
  );
}

import { IconCalendarEvent, IconHistory, IconTarget } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import styles from './IntroStep.module.css';

/** What the learner will be asked, before they are asked. */
export function IntroStep() {
  const t = useText(wizardMessages);
  const points: { icon: IconDrawing; words: string }[] = [
    { icon: IconCalendarEvent, words: t('introExam') },
    { icon: IconHistory, words: t('introPast') },
    { icon: IconTarget, words: t('introTarget') },
  ];
  return (
    <div className={styles.intro}>
      <span aria-hidden="true">
        <BandFan score={null} target={7} width={210} number={false} ground="surface" />
      </span>
      <div>
        <h3 className={styles.title}>{t('introTitle')}</h3>
        <ul className={styles.points}>
          {points.map(({ icon, words }) => (
            <li key={words}>
              <Icon of={icon} />
              {words}
            </li>
          ))}
        </ul>
        <p className={styles.sentence}>{t('introSentence')}</p>
      </div>
    </div>
  );
}

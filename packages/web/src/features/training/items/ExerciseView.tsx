import { IconBulb } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import type { ExerciseCardProps } from '#practice/drill-kit.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Hear } from './Hear.tsx';
import styles from './Items.module.css';
import { viewOf } from './item-views.ts';
import { itemMessages } from './items.messages.ts';

/** One exercise: what to do, what is heard, the exercise itself, and a hint for whoever wants one. */
export function ExerciseView({ exercise, ...rest }: ExerciseCardProps) {
  const t = useText(itemMessages);
  const View = viewOf(exercise.do);
  return (
    <div className={styles.exercise} data-kind={exercise.do}>
      <p className={styles.ask} data-ask>
        {t(`ask_${exercise.do}`)}
      </p>
      {exercise.hear && <Hear sound={exercise.hear} />}
      <Suspense fallback={null}>
        <View exercise={exercise} {...rest} />
      </Suspense>
      {exercise.hint && !rest.readOnly && <Hint hint={exercise.hint} />}
    </div>
  );
}

function Hint({ hint }: { hint: { en: string; zh: string } }) {
  const t = useText(itemMessages);
  const { language } = useLanguage();
  const [shown, setShown] = useState(false);
  if (shown) return <p className={styles.hint}>{hint[language]}</p>;
  return (
    <p>
      <Button kind="ghost" size="sm" leftIcon={<Icon of={IconBulb} size={16} />} onClick={() => setShown(true)}>
        {t('hint')}
      </Button>
    </p>
  );
}

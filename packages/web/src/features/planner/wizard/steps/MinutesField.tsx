import { useText } from '#i18n/useText.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { wizardMessages } from '../wizard.messages.ts';

const CHOICES = [30, 45, 60, 90, 120];

type MinutesFieldProps = { value: number; onChange: (minutes: number) => void };

/** How long the learner can study a day. A value that was set elsewhere can still be chosen. */
export function MinutesField({ value, onChange }: MinutesFieldProps) {
  const t = useText(wizardMessages);
  const minutes = CHOICES.includes(value) ? CHOICES : [...CHOICES, value].sort((a, b) => a - b);
  return (
    <ChoiceField
      label={t('minutes')}
      hint={t('minutesHint')}
      choices={minutes.map((count) => ({ value: count, label: String(count), name: t('minutesOf', { count }) }))}
      value={value}
      onChange={onChange}
    />
  );
}

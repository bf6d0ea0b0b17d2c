import { TRAINING_AREAS } from '@ninefold/core/training/courses';
import { TRAINING_LEVELS, TRAINING_STATES } from '@ninefold/core/training/selected-keys';
import { useText } from '#i18n/useText.ts';
import { trainingMessages } from '../training.messages.ts';

/** The name of a selected key: `area:grammar`. */
export function useChoiceName(): (key: string) => string {
  const t = useText(trainingMessages);
  return (key) => {
    const choice = key.slice(key.indexOf(':') + 1);
    const area = TRAINING_AREAS.find((one) => one === choice);
    if (area) return t(`area_${area}`);
    const level = TRAINING_LEVELS.find((one) => one === choice);
    if (level) return t(`level_${level}`);
    const state = TRAINING_STATES.find((one) => one === choice);
    return state ? t(`state_${state}`) : choice;
  };
}

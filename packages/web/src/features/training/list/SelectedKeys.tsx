import { useText } from '#i18n/useText.ts';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { trainingMessages } from '../training.messages.ts';
import type { TrainingConfig } from '../training.queries.ts';
import styles from './TrainingListPage.module.css';
import { useChoiceName } from './useChoiceName.ts';

type Props = { config: TrainingConfig; selected: readonly string[]; onChange: (selected: readonly string[]) => void };

/** What the basic list is narrowed to; each choice says how many it would find. */
export function SelectedKeys({ config, selected, onChange }: Props) {
  const t = useText(trainingMessages);
  const nameOf = useChoiceName();
  const toggle = (key: string) =>
    onChange(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key]);
  return (
    <div className={styles.groups}>
      {config.groups.map(({ group, choices }) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`filter_${group}`)}</legend>
          {choices.map(({ key, count }) => (
            <FilterChip
              key={key}
              selected={selected.includes(key)}
              disabled={count === 0 && !selected.includes(key)}
              onClick={() => toggle(key)}
            >
              {t('choice', { name: nameOf(key), count })}
            </FilterChip>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { listMessages } from '../list.messages.ts';
import styles from './FilterMenu.module.css';

type Choice = { value: string; label: string; count?: number };
type FilterMenuProps = {
  label: string;
  value: string | null;
  choices: readonly Choice[];
  onChange: (value: string | null) => void;
};

/** A chip that opens its choices. When something is chosen it is filled, and a press removes the choice. */
export function FilterMenu({ label, value, choices, onChange }: FilterMenuProps) {
  const t = useText(listMessages);
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  if (value !== null)
    return (
      <FilterChip selected onClick={() => onChange(null)}>
        {chosen?.label ?? value}
      </FilterChip>
    );
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={label}
      position="bottom-start"
      target={(opener) => (
        <FilterChip menu {...opener}>
          {label}
        </FilterChip>
      )}
    >
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                setOpen(false);
                onChange(choice.value);
              }}
            >
              <span>{choice.label}</span>
              {choice.value === value && <Icon of={IconCheck} size={16} />}
              {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
            </button>
          </li>
        ))}
        {choices.length === 0 && <li className={styles.none}>{t('noChoices')}</li>}
      </ul>
    </Popover>
  );
}

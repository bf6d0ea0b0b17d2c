import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { Popover } from '../overlay/Popover.tsx';
import styles from './MenuSelect.module.css';

type MenuSelectProps<Value extends string | number> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of a few short values, in the space of one: for bars of tools, where a field with its label is too large. */
export function MenuSelect<Value extends string | number>({ label, value, choices, onChange }: MenuSelectProps<Value>) {
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value)?.label ?? String(value);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={label}
      position="bottom"
      target={(opener) => (
        <button type="button" {...opener} className={styles.opener} aria-label={`${label} ${chosen}`}>
          {chosen}
          <Icon of={IconChevronDown} size={16} />
        </button>
      )}
    >
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={choice.value === value}
              onClick={() => {
                setOpen(false);
                onChange(choice.value);
              }}
            >
              {choice.label}
              {choice.value === value && <Icon of={IconCheck} size={16} />}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

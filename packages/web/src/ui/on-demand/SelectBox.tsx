import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { SelectFieldProps } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { kitMessages } from '../kit.messages.ts';
import styles from './SelectBox.module.css';

type SelectBoxProps = Omit<SelectFieldProps<string>, 'onChange'> & { onChange: (value: string | null) => void };

export function SelectBox(props: SelectBoxProps) {
  const { options, value, onChange, searchable = false, clearable = false, disabled = false, ...field } = props;
  const t = useText(kitMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const list = useCombobox({
    onDropdownClose: () => {
      list.resetSelectedOption();
      setTyped(null);
    },
    // The options are rendered only while the list is open (240 countries are slow), so they exist a frame later.
    onDropdownOpen: () => requestAnimationFrame(() => list.selectActiveOption()),
  });
  const chosen = options.find((option) => option.value === value);
  const shown = options.filter((option) => !typed || option.label.toLowerCase().includes(typed.trim().toLowerCase()));

  return (
    <Combobox
      unstyled
      store={list}
      offset={6}
      zIndex="var(--nf-z-toast)"
      classNames={{
        dropdown: styles.list ?? '',
        options: styles.options ?? '',
        option: styles.option ?? '',
        empty: styles.empty ?? '',
      }}
      onOptionSubmit={(picked) => {
        onChange(picked);
        list.closeDropdown();
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextField
          {...field}
          role="combobox"
          autoComplete="off"
          disabled={disabled}
          readOnly={!searchable}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            list.openDropdown();
            list.updateSelectedOptionIndex();
          }}
          onClick={() => list.openDropdown()}
          // What is typed next looks for another option instead of adding to the chosen one.
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => list.closeDropdown()}
          // The key is used up: a dialog below stays open.
          onKeyDown={(event) => event.key === 'Escape' && list.dropdownOpened && event.preventDefault()}
          right={
            <>
              <Combobox.DropdownTarget>
                <span className={styles.anchor} />
              </Combobox.DropdownTarget>
              {clearable && chosen ? (
                <IconButton
                  size="sm"
                  label={t('clear')}
                  icon={<Icon of={IconX} size={16} />}
                  onClick={() => onChange(null)}
                />
              ) : (
                <span className={styles.chevron}>
                  <Icon of={IconChevronDown} size={16} />
                </span>
              )}
            </>
          }
        />
      </Combobox.EventsTarget>
      <Combobox.Dropdown>
        {list.dropdownOpened && shown.length === 0 && <Combobox.Empty>{t('nothingFound')}</Combobox.Empty>}
        {list.dropdownOpened && shown.length > 0 && (
          <Combobox.Options aria-label={typeof field.label === 'string' ? field.label : undefined}>
            {shown.map((option) => (
              <Combobox.Option
                key={option.value}
                value={option.value}
                active={option.value === value}
                aria-selected={option.value === value}
                {...(option.disabled ? { disabled: true } : {})}
              >
                <span>{option.label}</span>
                {option.value === value && <Icon of={IconCheck} size={16} />}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

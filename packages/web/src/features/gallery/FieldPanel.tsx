import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Gallery.module.css';
import { galleryMessages } from './gallery.messages.ts';
import { Panel } from './Panel.tsx';

const cities = ['北京', '上海', '广州', '深圳', '杭州', '成都', '武汉', '西安', 'London', 'Halden'] as const;

export function FieldPanel() {
  const t = useText(galleryMessages);
  const [city, setCity] = useState<(typeof cities)[number] | null>('杭州');
  const [day, setDay] = useState<string | null>(null);
  const [code, setCode] = useState('');
  return (
    <Panel title={t('fields')}>
      <div className={styles.fields}>
        <TextField label={t('phone')} hint={t('phoneHint')} inputMode="tel" autoComplete="tel" />
        <PasswordField label={t('password')} autoComplete="current-password" defaultValue="nine-folds" />
        <TextField label={t('search')} leftIcon={<Icon of={IconSearch} size={18} />} placeholder="harbour" />
        <SelectField
          label={t('country')}
          options={cities.map((name) => ({ value: name, label: name }))}
          value={city}
          onChange={setCity}
          clearable
        />
        <DateField label={t('examDate')} value={day} onChange={setDay} error={day ? undefined : t('dateMissing')} />
        <TextField label={t('phone')} value="138 0013 8000" disabled readOnly />
        <CodeField label={t('code')} value={code} onChange={setCode} />
      </div>
    </Panel>
  );
}

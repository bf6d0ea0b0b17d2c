import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useCountries } from '../forms/useCountries.ts';
import { personalMessages } from '../personal.messages.ts';
import styles from '../personal.module.css';
import type { Draft, Personal } from './personal-draft.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

type PersonalFieldsProps = {
  personal: Personal;
  saved: Personal;
  /** A bound number has its own country. */
  countryFixed: boolean;
  onChange: (patch: Draft) => void;
  nameError: string | undefined;
};

export function PersonalFields({ personal, saved, countryFixed, onChange, nameError }: PersonalFieldsProps) {
  const t = useText(personalMessages);
  const countries = useCountries();
  return (
    <Card padding="lg" className={styles.fields} aria-label={t('basics')}>
      <TextField
        className={styles.wide}
        label={t('name')}
        name="name"
        autoComplete="nickname"
        maxLength={40}
        value={personal.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        error={nameError}
      />
      <SelectField
        label={t('country')}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={personal.country_id > 0 ? String(personal.country_id) : null}
        onChange={(chosen) => chosen && onChange({ country_id: Number(chosen) })}
        placeholder={t('chooseHere')}
        disabled={countryFixed}
        hint={countryFixed && t('countryFixed')}
        searchable
      />
      <ChoiceField
        label={t('language')}
        choices={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        value={personal.language}
        onChange={(language) => onChange({ language })}
      />
      <ChoiceField
        label={t('module')}
        choices={[
          { value: 'academic', label: t('academic') },
          { value: 'general', label: t('general') },
        ]}
        value={personal.module}
        onChange={(module) => onChange({ module })}
      />
      <ChoiceField
        label={t('examType')}
        choices={[
          { value: 1, label: t('computer') },
          { value: 2, label: t('paper') },
        ]}
        value={personal.exam_type}
        onChange={(exam_type) => onChange({ exam_type })}
      />
      <div className={styles.wide}>
        <TimeZoneField
          saved={saved.time_zone}
          value={personal.time_zone}
          onChange={(time_zone) => onChange({ time_zone })}
        />
      </div>
    </Card>
  );
}

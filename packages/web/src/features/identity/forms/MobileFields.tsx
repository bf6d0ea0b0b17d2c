import { useText } from '#i18n/useText.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { loginMessages } from '../login.messages.ts';
import { countryLabel, countryOfNumber } from './country-choice.ts';
import styles from './forms.module.css';
import { useCountries } from './useCountries.ts';

export type MobileEntry = {
  /** 0 until the learner chooses: then it is the site's own country. */
  countryId: number;
  mobile: string;
};

type MobileFieldsProps = {
  entry: MobileEntry;
  onType: (entry: MobileEntry) => void;
  error: string | undefined;
  hint?: string;
};

export function MobileFields({ entry, onType, error, hint }: MobileFieldsProps) {
  const t = useText(loginMessages);
  const countries = useCountries();
  const countryId = entry.countryId || (countries[0]?.id ?? 0);

  function typed(mobile: string) {
    const other = countryOfNumber(mobile, countries, countryId);
    onType({ countryId: other?.id ?? entry.countryId, mobile });
  }

  return (
    <div className={styles.mobile}>
      <SelectField
        label={t('countryCode')}
        options={countries.map((country) => ({ value: String(country.id), label: countryLabel(country) }))}
        value={countryId ? String(countryId) : null}
        onChange={(chosen) => onType({ ...entry, countryId: Number(chosen) })}
        searchable
      />
      <TextField
        label={t('mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={entry.mobile}
        onChange={(event) => typed(event.currentTarget.value)}
        error={error}
        hint={hint}
      />
    </div>
  );
}

/** The number as the calls want it. */
export function useNumber(entry: MobileEntry): MobileEntry {
  const countries = useCountries();
  return { countryId: entry.countryId || (countries[0]?.id ?? 0), mobile: entry.mobile.trim() };
}

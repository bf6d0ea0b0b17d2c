import { useText } from '#i18n/useText.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { personalMessages } from '../personal.messages.ts';
import { useTimeZones } from './useTimeZones.ts';

type TimeZoneFieldProps = { saved: string; value: string; onChange: (zone: string) => void };

export function TimeZoneField({ saved, value, onChange }: TimeZoneFieldProps) {
  const t = useText(personalMessages);
  const zones = useTimeZones(saved);
  return (
    <SelectField
      label={t('timeZone')}
      options={zones.map(({ id, label }) => ({ value: id, label }))}
      value={value}
      onChange={(chosen) => chosen && onChange(chosen)}
      hint={t('timeZoneHint')}
      searchable
    />
  );
}

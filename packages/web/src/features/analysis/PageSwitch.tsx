import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { analysisMessages } from './analysis.messages.ts';

/** Two pages about the same records: what was done, and what it says. */
export function PageSwitch({ here }: { here: 'data' | 'analysis' }) {
  const t = useText(analysisMessages);
  const navigate = useNavigate();
  return (
    <SegmentedSwitch
      label={t('pages')}
      value={here}
      segments={[
        { value: 'data', label: t('pageData') },
        { value: 'analysis', label: t('pageAnalysis') },
      ]}
      onChange={(page) => void navigate({ to: page === 'data' ? '/learnin_data' : '/analysis' })}
    />
  );
}

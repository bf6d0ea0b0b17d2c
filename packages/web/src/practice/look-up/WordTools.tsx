import { IconBookmark, IconSearch } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { playerMessages } from '../player.messages.ts';
import { BarTool } from '../selection/SelectionBar.tsx';

/** Practice and review only: in the exam there is no dictionary. */
export function WordTools({ onLookUp, onSave }: { onLookUp: () => void; onSave: () => void }) {
  const t = useText(playerMessages);
  return (
    <>
      <BarTool onClick={onLookUp} icon={<Icon of={IconSearch} size={18} />}>
        {t('lookUp')}
      </BarTool>
      <BarTool onClick={onSave} icon={<Icon of={IconBookmark} size={18} />} label={t('saveWord')} />
    </>
  );
}

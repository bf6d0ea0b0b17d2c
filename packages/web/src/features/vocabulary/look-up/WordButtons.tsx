import { IconBookmark, IconSearch } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { BarTool } from '#practice/selection/SelectionBar.tsx';
import { Icon } from '#ui/Icon.tsx';

/** In practice and in review only: in the exam there is no dictionary. */
export function WordButtons({ onAsk }: { onAsk: (save: boolean) => void }) {
  const t = useText(playerMessages);
  return (
    <>
      <BarTool onClick={() => onAsk(false)} icon={<Icon of={IconSearch} size={18} />}>
        {t('lookUp')}
      </BarTool>
      <BarTool onClick={() => onAsk(true)} icon={<Icon of={IconBookmark} size={18} />} label={t('saveWord')} />
    </>
  );
}

import type { DrillOf } from '@ninefold/contract/mistakes/card';
import { IconVolume } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import type { ReadAloudKit } from '#practice/drill-kit.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { spokenMessages } from './spoken.messages.ts';

type HearProps = { kit: Pick<ReadAloudKit, 'play'>; hear: DrillOf<'follow_read'>['hear'] };

/** The model, where somebody has read it. */
export function Hear({ kit, hear }: HearProps) {
  const t = useText(spokenMessages);
  if (!hear) return null;
  return (
    <Button
      leftIcon={<Icon of={IconVolume} size={18} />}
      onClick={() => void kit.play(hear).catch(() => toast.error(t('listenFailed')))}
    >
      {t('listen')}
    </Button>
  );
}

import { IconHeadset } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { track } from '#features/shell/track.ts';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useSiteInfo } from '#session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { useOnLeaving } from '../../page/useOnLeaving.ts';
import { shellMessages } from '../../shell.messages.ts';

const SupportCard = lazy(() =>
  import('#features/shell/SupportCard.tsx').then((file) => ({ default: file.SupportCard })),
);

/** A QR code in a popover; on a phone in a drawer, where it can be pressed and saved. Hidden if the site has no support. */
export function SupportButton() {
  const t = useText(shellMessages);
  const support = useSiteInfo()?.support;
  const onPhone = useBreakpoint() === 'mobile';
  const [opened, setOpened] = useState(false);
  useOnLeaving(() => setOpened(false));
  if (!support) return null;

  function change(next: boolean) {
    if (next) track({ event: 'support_open', target: onPhone ? 'drawer' : 'popover' });
    setOpened(next);
  }
  const card = (look: 'row' | 'column') => (
    <Suspense fallback={null}>
      <SupportCard support={support} look={look} />
    </Suspense>
  );
  if (onPhone) {
    return (
      <>
        <IconButton label={t('support')} icon={<Icon of={IconHeadset} />} onClick={() => change(true)} />
        <Drawer opened={opened} onClose={() => change(false)} title={t('support')}>
          {card('column')}
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={change}
      label={t('support')}
      position="bottom-end"
      target={(opener) => <IconButton {...opener} label={t('support')} icon={<Icon of={IconHeadset} />} />}
    >
      {card('row')}
    </Popover>
  );
}

import { IconChevronLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter, useSearch } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { wayBack } from '#lib/addresses/return-path.ts';
import { nativeBridge } from '#platform/native-bridge.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { shellMessages } from '../../shell.messages.ts';

/** Leads where `go_back_url` says, else where the learner came from, else home (a new tab has no history). */
export function BackButton() {
  const t = useText(shellMessages);
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { go_back_url: goBackUrl } = useSearch({ strict: false });

  function goBack() {
    const way = goBackUrl === undefined ? null : wayBack(goBackUrl, location.origin);
    if (way?.kind === 'path') router.history.push(way.path);
    else if (way && nativeBridge.present) nativeBridge.send({ type: 'close' });
    else if (canGoBack) router.history.back();
    else void router.navigate({ to: '/' });
  }

  return <IconButton label={t('back')} icon={<Icon of={IconChevronLeft} size={24} />} onClick={goBack} />;
}

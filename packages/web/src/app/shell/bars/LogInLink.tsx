import { useText } from '#i18n/useText.ts';
import { AppButtonLink } from '../../links.tsx';
import { shellMessages } from '../../shell.messages.ts';
import { useLoginSearch } from './login-search.ts';

/**
 * For guests. Its address names the page to come back to; a component of its own, so that only it is rendered at every
 * change of page.
 */
export function LogInLink() {
  const t = useText(shellMessages);
  return (
    <AppButtonLink to="/login" search={useLoginSearch()} size="sm">
      {t('logIn')}
    </AppButtonLink>
  );
}

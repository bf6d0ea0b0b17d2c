import { SupportCard } from '#features/shell/SupportCard.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useSiteInfo } from '#session/session.ts';

/** The support's code, opened from a page that failed. */
export function SupportPanel() {
  const support = useSiteInfo()?.support;
  const onPhone = useBreakpoint() === 'mobile';
  return support ? <SupportCard support={support} look={onPhone ? 'column' : 'row'} /> : null;
}

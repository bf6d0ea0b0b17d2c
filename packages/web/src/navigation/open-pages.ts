import { useRouter } from '@tanstack/react-router';

/**
 * Is the page behind an address built? What is still to come may be named, but is never offered: a press must not end
 * in a page that only says "soon".
 */
export function useIsOpen(): (address: string) => boolean {
  const router = useRouter();
  return (address) => {
    const [pathname = '/'] = address.split('?');
    const [, , route] = router.getMatchedRoutes(pathname);
    return route !== undefined && !route.options.staticData?.page?.soon;
  };
}

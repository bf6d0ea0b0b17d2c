import { type LinkComponent, type LinkProps, useRouter } from '@tanstack/react-router';
import type { ComponentProps, ElementType, MouseEvent } from 'react';

/** An address of the route table. */
export type Destination = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** How to go there: replacing this page in the history, or without scrolling to the top. */
type Options = { replace?: boolean; resetScroll?: boolean };

type Anchor = ComponentProps<'a'>;

/**
 * The router's own Link listens to every change of address to know whether it is the active one, and forty of them make
 * each change of page slower. This one does not listen: a menu knows itself which of its items is active.
 */
export const Link = linkAs('a');

/** A link that looks like a component of the kit, with the typed paths of the route table. */
export function linkAs<const Look extends ElementType<Anchor>>(look: Look): LinkComponent<Look> {
  // Paths are checked where the link is used; in here it is a plain anchor.
  const Look: ElementType<Anchor> = look;
  function QuietLink({ to, params, search, replace, resetScroll, ...rest }: Destination & Options & Anchor) {
    const options = { ...(replace && { replace }), ...(resetScroll === false && { resetScroll }) };
    return <Look {...rest} {...useLink(given({ to, params, search }), options, rest)} />;
  }
  return QuietLink as unknown as LinkComponent<Look>;
}

function useLink(
  wanted: Destination,
  options: Options,
  { onClick, onPointerEnter, onFocus, onTouchStart, target }: Anchor,
) {
  const router = useRouter();
  // Resting on a link preloads its page and words, so that most clicks open at once.
  const preload = () => void router.preloadRoute(wanted).catch(() => {});

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || (target && target !== '_self')) return;
    event.preventDefault();
    void router.navigate({ ...wanted, ...options });
  }

  return {
    href: router.history.createHref(router.buildLocation(wanted).href),
    onClick: follow,
    onPointerEnter: both(onPointerEnter, preload),
    onFocus: both(onFocus, preload),
    onTouchStart: both(onTouchStart, preload),
  };
}

/** Leaves out what is undefined: the router would take it for "remove what is there". */
const given = ({
  to,
  params,
  search,
}: { [Part in keyof Destination]: Destination[Part] | undefined }): Destination => ({
  ...(to !== undefined && { to }),
  ...(params !== undefined && { params }),
  ...(search !== undefined && { search }),
});

function both<Event>(first: ((event: Event) => void) | undefined, second: () => void) {
  return (event: Event) => {
    first?.(event);
    second();
  };
}

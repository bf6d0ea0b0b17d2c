import { type LinkComponent, type LinkProps, useRouter } from '@tanstack/react-router';
import type { ComponentProps, ElementType, MouseEvent } from 'react';

/** An address of the route table. */
export type Destination = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** How to go there: in place of this page in the history, or without jumping to the top. */
type Manner = { replace?: boolean; resetScroll?: boolean };

type Anchor = ComponentProps<'a'>;

/**
 * The router's own Link listens to every change of address to know whether it is the active one; forty of them make
 * each change of page slower. This one does not listen: whoever draws a menu says itself which item is active.
 */
export const Link = linkAs('a');

/** The kit's links, with the typed paths of the route table. */
export function linkAs<const Look extends ElementType<Anchor>>(look: Look): LinkComponent<Look> {
  // Paths are checked where the link is used; in here an anchor is an anchor.
  const Look: ElementType<Anchor> = look;
  function QuietLink({ to, params, search, replace, resetScroll, ...rest }: Destination & Manner & Anchor) {
    const manner = { ...(replace && { replace }), ...(resetScroll === false && { resetScroll }) };
    return <Look {...rest} {...useLink(given({ to, params, search }), manner, rest)} />;
  }
  return QuietLink as unknown as LinkComponent<Look>;
}

function useLink(
  wanted: Destination,
  manner: Manner,
  { onClick, onPointerEnter, onFocus, onTouchStart, target }: Anchor,
) {
  const router = useRouter();
  // Resting on a link fetches its page and words: most clicks then open at once.
  const fetchAhead = () => void router.preloadRoute(wanted).catch(() => {});

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || (target && target !== '_self')) return;
    event.preventDefault();
    void router.navigate({ ...wanted, ...manner });
  }

  return {
    href: router.history.createHref(router.buildLocation(wanted).href),
    onClick: follow,
    onPointerEnter: both(onPointerEnter, fetchAhead),
    onFocus: both(onFocus, fetchAhead),
    onTouchStart: both(onTouchStart, fetchAhead),
  };
}

/** Undefined would be passed on as "take away what is there". */
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

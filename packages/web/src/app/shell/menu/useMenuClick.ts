import { useQueryClient } from '@tanstack/react-query';
import { menuQueries } from '#features/shell/menu.queries.ts';
import type { MenuLink } from '#features/shell/menu-items.ts';
import { track } from '#features/shell/track.ts';
import { afterPaint } from '#navigation/after-paint.ts';

/** Counts the click and fetches the items below, in addition to following the link. */
export function useMenuClick(): (link: MenuLink) => void {
  const queryClient = useQueryClient();
  return (link) => {
    if (link.id === 0) return;
    afterPaint(() => {
      track({ event: 'menu_click', target: link.path, menu_id: link.id });
      queryClient.query(menuQueries.below(link.id)).catch(() => {});
    });
  };
}

import { repeated } from '../text.ts';
import { itemCheck, trouble } from './check-list.ts';

const ids = itemCheck('menu-ids', 'error', ['menu'], (menu) =>
  repeated(menu.items.flatMap((entry) => [entry, ...entry.children]).map(({ id }) => id)).map((id) =>
    trouble('items', `menu id ${id} is used twice`),
  ),
);

const leads = itemCheck('menu-leads', 'error', ['menu'], (menu) =>
  menu.items
    .filter((entry) => !entry.module_path && entry.children.length === 0)
    .map((entry) => trouble(`items ${entry.id}`, 'leads nowhere: neither a path nor children')),
);

/** The product sends item 28 there whatever its path says; a menu that says otherwise misleads its author. */
const training = itemCheck('menu-training', 'error', ['menu'], (menu) =>
  menu.items
    .flatMap((entry) => [entry, ...entry.children])
    .filter(({ id, module_path }) => id === 28 && module_path !== '/training-collection')
    .map(() => trouble('items 28', 'item 28 leads to /training-collection')),
);

const TAGS = /<\/?(p|b|strong|em|br|ul|li)\s*\/?>/g;

/** The description of a task is the only HTML in a pack. */
const taskHtml = itemCheck('task-html', 'error', ['task'], ({ desc }) =>
  [desc.en, desc.zh]
    .filter((html) => /[<>]/.test(html.replace(TAGS, '')))
    .map((html) => trouble('desc', `only plain p, b, strong, em, br, ul, li: "${html.slice(0, 60)}"`)),
);

export const menuChecks = [ids, leads, training, taskHtml];

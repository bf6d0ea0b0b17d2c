import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';

/** A link that looks like a button, with the typed paths of the route table. */
export const AppButtonLink = linkAs(ButtonLink);

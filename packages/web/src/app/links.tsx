import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { CardLink } from '#ui/Card.tsx';

/** The kit's links, with the typed paths of the route table. */
export const AppButtonLink = linkAs(ButtonLink);
export const AppCardLink = linkAs(CardLink);

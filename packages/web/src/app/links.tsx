import { createLink } from '@tanstack/react-router';
import { ButtonLink } from '../ui/Button.tsx';
import { CardLink } from '../ui/Card.tsx';

/** The kit's links, with the typed paths of the route table. */
export const AppButtonLink = createLink(ButtonLink);
export const AppCardLink = createLink(CardLink);

import { createContext, use } from 'react';

/** False for a card that is drawn ahead or has just been left: it hears no key and runs no clock. */
export const ShownContext = createContext(true);

export const useShown = (): boolean => use(ShownContext);

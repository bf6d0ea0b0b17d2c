import { createContext } from 'react';

/** Whoever holds a paper and asks about leaving in words of their own, as a mock test does; null: the player asks. */
export const AskOutsideContext = createContext<(() => void) | null>(null);

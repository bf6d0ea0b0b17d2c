import { createContext, use } from 'react';

/** Opens the way to a person. Null where the site has none, or where nothing can open over the page. */
export const SupportContext = createContext<(() => void) | null>(null);

export const useSupport = (): (() => void) | null => use(SupportContext);

import { type MantineColorScheme, type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { safeStorage } from '#platform/safe-storage.ts';

type ThemeChoice = 'light' | 'dark' | 'auto';

/** public/theme.js reads the same name before the first paint. */
const STORED_AS = 'nf-theme';

export function colourSchemeManager(): MantineColorSchemeManager {
  let heard: ((event: StorageEvent) => void) | null = null;
  return {
    get: (fallback) => storedChoice() ?? fallback,
    set: (choice) => safeStorage.set(STORED_AS, choice),
    clear: () => safeStorage.remove(STORED_AS),
    subscribe: (changed: (choice: MantineColorScheme) => void) => {
      // Another tab of the same learner switched: follow it.
      heard = (event) => {
        if (event.key === STORED_AS) changed(storedChoice() ?? 'auto');
      };
      window.addEventListener('storage', heard);
    },
    unsubscribe: () => {
      if (heard) window.removeEventListener('storage', heard);
    },
  };
}

/** `choice` is what the learner picked, `shown` what is on the screen now. */
export function useTheme(): { choice: ThemeChoice; shown: 'light' | 'dark'; setTheme: (choice: ThemeChoice) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const shown = colorScheme === 'auto' ? (systemIsDark ? 'dark' : 'light') : colorScheme;
  return { choice: colorScheme, shown, setTheme: setColorScheme };
}

function storedChoice(): ThemeChoice | null {
  const stored = safeStorage.get(STORED_AS);
  return stored === 'light' || stored === 'dark' || stored === 'auto' ? stored : null;
}

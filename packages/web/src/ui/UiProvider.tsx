import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './tokens.css';
import './fonts/fonts.css';
import './base.css';
import { colourSchemeManager } from './colour-scheme.ts';
import { cssVariablesResolver, theme } from './theme.ts';

const schemes = colourSchemeManager();

/** Everything the kit needs above it. Put <Toaster /> once inside. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

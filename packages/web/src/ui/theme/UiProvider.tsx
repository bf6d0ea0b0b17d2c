import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import './tokens.css';
import '../fonts/fonts.css';
import './base.css';
import { colourSchemeManager, useTheme } from './colour-scheme.ts';
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
      <BrowserBarColour />
      {children}
    </MantineProvider>
  );
}

/** The phone's bar above the page takes the colour of the paper. */
function BrowserBarColour() {
  const { shown } = useTheme();
  useEffect(() => {
    const paper = shown === 'dark' ? '#13151a' : '#faf9f6';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  }, [shown]);
  return null;
}

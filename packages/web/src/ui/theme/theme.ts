import { type CSSVariablesResolver, createTheme } from '@mantine/core';

/** Mantine draws with our tokens (tokens.css); nothing here holds a colour of its own. */
export const theme = createTheme({
  fontFamily: 'var(--nf-font-ui)',
  fontFamilyMonospace: 'var(--nf-font-mono)',
  headings: { fontFamily: 'var(--nf-font-display)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  breakpoints: { xs: '30em', sm: '43.75em', md: '72.5em', lg: '90em', xl: '110em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'never',
});

const variables = {
  '--mantine-color-body': 'var(--nf-paper)',
  '--mantine-color-text': 'var(--nf-ink)',
  '--mantine-color-dimmed': 'var(--nf-ink-3)',
  '--mantine-color-default': 'var(--nf-surface)',
  '--mantine-color-default-hover': 'var(--nf-hover)',
  '--mantine-color-default-color': 'var(--nf-ink)',
  '--mantine-color-default-border': 'var(--nf-line-strong)',
  '--mantine-color-placeholder': 'var(--nf-ink-3)',
  '--mantine-color-error': 'var(--nf-danger)',
  '--mantine-color-anchor': 'var(--nf-link)',
  '--mantine-primary-color-filled': 'var(--nf-primary)',
  '--mantine-primary-color-filled-hover': 'var(--nf-primary-hover)',
  '--mantine-primary-color-contrast': 'var(--nf-on-primary)',
  '--mantine-primary-color-light': 'var(--nf-primary-soft)',
  '--mantine-primary-color-light-hover': 'var(--nf-primary-soft)',
  '--mantine-primary-color-light-color': 'var(--nf-primary)',
  '--mantine-radius-default': '8px',
};

/** The same names in both schemes: the tokens behind them change with `data-mantine-color-scheme`. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: variables, dark: variables });

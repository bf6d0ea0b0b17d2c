import { test } from '@playwright/test';

/** The two sizes every page is drawn for. */
export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
} as const;

/** The one of this journey; two projects walk at a desk. */
export const screenName = (): keyof typeof VIEWPORTS => (test.info().project.use.isMobile ? 'mobile' : 'desktop');

/** Enough to recognise a number by, too little to call it. */
export const masked = (mobile: string): string =>
  mobile.length < 7 ? mobile.replace(/./g, '*') : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

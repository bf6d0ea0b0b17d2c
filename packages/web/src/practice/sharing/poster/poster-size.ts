/** Three by four and a half: fills a phone's screen when it is shared. */
export const POSTER = { width: 720, height: 1080, margin: 56 } as const;

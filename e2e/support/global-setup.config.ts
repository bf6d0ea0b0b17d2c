import { startServer } from './server.ts';

/** Playwright takes this file's default export before the first journey, and what it answers after the last. */
export default startServer;

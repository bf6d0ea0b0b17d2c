import { rmSync } from 'node:fs';
import { ensurePage, PAGE_FOLDER } from '../packages/server/src/start/build-page.ts';

/** Builds the page anew, the way `npm start` does, so that the servers of the journeys find it ready. */
rmSync(PAGE_FOLDER, { recursive: true, force: true });
await ensurePage();

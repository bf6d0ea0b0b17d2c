import { PGlite } from '@electric-sql/pglite';

/** PGlite clears all of its 128 MB of buffers before it answers; that alone takes longer than most tests. */
const BUFFERS = 'shared_buffers=16MB';

if (!PGlite.defaultStartParams.includes(BUFFERS)) PGlite.defaultStartParams.push('-c', BUFFERS);

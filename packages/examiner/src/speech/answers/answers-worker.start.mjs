// A thread starts without the loader of its parent, so the first file is plain JavaScript and brings the loader along.
import { register } from 'tsx/esm/api';
import '../../after-others.mjs';

register();
await import('./answers-worker.ts');

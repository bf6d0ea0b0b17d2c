/** Which files a pack may bring along. The same everywhere, so that what one machine unpacks another can too. */

const ENDINGS = /\.(ya?ml|json|csv|md|txt|svg|mp3|m4a|ogg|png|jpe?g|webp)$/;
const PLAIN_NAMES = new Set(['LICENSE', 'NOTICE', 'README']);
const PART = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 200;
const DEEPEST = 8;

/** What is wrong with a path inside a pack, or null. */
export function nameFault(path: string): string | null {
  if (path.length > LONGEST) return `its name is longer than ${LONGEST} characters`;
  if (/^([/\\]|[A-Za-z]:)/.test(path)) return 'an absolute path';
  const parts = path.split('/');
  if (parts.includes('..')) return 'leads out of the pack';
  if (parts.length > DEEPEST) return `lies more than ${DEEPEST} folders deep`;
  if (parts.some((part) => !PART.test(part) || part.endsWith('.')))
    return 'its name may hold only the letters a to z, digits, full stops, hyphens and underscores';
  if (parts.some((part) => DEVICE.test(part))) return 'its name belongs to a device on some machines';
  return null;
}

/** What is wrong with a file by its ending, or null; what is in it is judged when it is read. */
export const endingFault = (path: string): string | null =>
  ENDINGS.test(path) || PLAIN_NAMES.has(path.slice(path.lastIndexOf('/') + 1))
    ? null
    : 'not a kind of file that a pack holds';

/** Files that computers add on their own. Nobody meant to pack them, so they are skipped without a complaint. */
export const isLitter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/.test(path);

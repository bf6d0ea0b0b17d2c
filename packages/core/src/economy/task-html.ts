/**
 * The few elements a task's description may use, without attributes. Whatever else looks like markup becomes text, so
 * nothing that a pack or a tampered database says can run in a learner's page. Both sides use this one function.
 */
const ALLOWED = ['p', 'b', 'strong', 'em', 'br', 'ul', 'li'];
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
/** Their content is not meant for learners, so it is removed together with the element. */
const SILENT = /<(script|style|template|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

export function cleanTaskHtml(html: string): string {
  const source = html.replace(SILENT, '');
  const open: string[] = [];
  let clean = '';
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of source.matchAll(TAG)) {
    clean += asText(source.slice(from, index)) + element(name.toLowerCase(), slash === '/', open);
    from = index + tag.length;
  }
  return clean + asText(source.slice(from)) + closing(open.splice(0));
}

/** A tag that is not allowed is dropped; a closing tag also closes whatever was opened inside its element. */
function element(name: string, isEnd: boolean, open: string[]): string {
  if (!ALLOWED.includes(name)) return '';
  if (name === 'br') return '<br>';
  if (!isEnd) {
    open.push(name);
    return `<${name}>`;
  }
  const at = open.lastIndexOf(name);
  return at === -1 ? '' : closing(open.splice(at));
}

const closing = (names: string[]) =>
  names
    .reverse()
    .map((name) => `</${name}>`)
    .join('');

/** Entities that are written out stay what they are. */
const asText = (text: string) =>
  text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

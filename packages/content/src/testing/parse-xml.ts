/** A strict little reader, so that a test notices XML that is not well formed. */
type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const readable = (text: string) =>
  text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const sign = ENTITIES[name];
    if (!sign || !whole.endsWith(';')) throw new Error(`unknown entity ${whole}`);
    return sign;
  });

export function parseXml(source: string): XmlNode {
  const text = source.replace(/^<\?xml[^?]*\?>\s*/, '');
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const token = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) throw new Error(`not well formed at: ${text.slice(at, at + 60)}`);
    at = token.lastIndex;
    const [, closing, name = '', attributes = '', empty, words] = found;
    const parent = open.at(-1)!;
    if (words !== undefined) parent.text += readable(words);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
    } else {
      const node = { name, attributes: attributesOf(attributes), children: [], text: '' };
      parent.children.push(node);
      if (!empty) open.push(node);
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one closed root element');
  return root.children[0]!;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, readable(value)] as const,
  );
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error('an attribute twice');
  return Object.fromEntries(pairs);
}

export const findAll = (node: XmlNode, name: string): XmlNode[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => findAll(child, name)),
];

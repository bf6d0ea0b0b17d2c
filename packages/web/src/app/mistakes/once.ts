/** The same promise for everybody who waits; a failed download is forgotten and tried again. */
export function once<Asked extends string[], Kit>(
  load: (...asked: Asked) => Promise<Kit>,
): (...asked: Asked) => Promise<Kit> {
  const loaded = new Map<string, Promise<Kit>>();
  return (...asked) => {
    const name = asked.join(' ');
    const kit = loaded.get(name) ?? load(...asked);
    loaded.set(name, kit);
    kit.catch(() => loaded.delete(name));
    return kit;
  };
}

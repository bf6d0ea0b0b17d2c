/** Listeners by the name of what they listen to. */
export class Listeners<Name extends string> {
  private readonly byName = new Map<Name, Set<() => void>>();

  add(name: Name, listener: () => void): () => void {
    const others = this.byName.get(name) ?? new Set();
    this.byName.set(name, others.add(listener));
    return () => void others.delete(listener);
  }

  call(name: Name): void {
    for (const listener of this.byName.get(name) ?? []) listener();
  }
}

import { PGlite } from '@electric-sql/pglite';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';
import type { TarEntry } from '#db/seed/untar.ts';

/** What we use of Emscripten's files in memory; its own types leave these fields out. */
type Node = {
  contents: Uint8Array;
  usedBytes: number;
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node };
  stream_ops: { write: Write };
};
type Write = (stream: { node: Node }, ...piece: unknown[]) => number;
type MemoryFiles = { mkdirTree(path: string): void; lookupPath(path: string): { node: Node } };

const PLAIN_FILE = 0o100600;
/** The bytes of snapshots: every database of this process reads the same ones. */
const shared = new WeakMap<Uint8Array, { used?: number }>();

/**
 * The files of a snapshot, which a database reads where they are. Of a file that it writes to it first gets a copy:
 * copying all of them took a third of the time that opening takes, and a test writes to twenty of twelve hundred.
 */
export class SharedFiles extends EmscriptenBuiltinFilesystem {
  readonly #files: readonly TarEntry[];
  constructor(files: readonly TarEntry[]) {
    super();
    this.#files = files;
  }

  override async initialSyncFs(): Promise<void> {
    const FS = this.pg!.Module.FS as unknown as MemoryFiles;
    const folders = new Map<string, Node>();
    const folder = (path: string): Node => {
      const known = folders.get(path);
      if (known) return known;
      FS.mkdirTree(path);
      const { node } = FS.lookupPath(path);
      folders.set(path, node);
      return node;
    };
    let copying: Node['stream_ops'] | undefined;
    for (const { name, bytes } of this.#files) {
      const path = `${PGlite.paths.PGDATA}/${name.replace(/^\/|\/$/g, '')}`;
      if (!bytes) {
        folder(path);
        continue;
      }
      const cut = path.lastIndexOf('/');
      const parent = folder(path.slice(0, cut));
      const node = parent.node_ops.mknod(parent, path.slice(cut + 1), PLAIN_FILE, 0);
      node.contents = bytes;
      node.usedBytes = bytes.length;
      if (!shared.has(bytes)) shared.set(bytes, {});
      copying ??= copyingFirst(node.stream_ops);
      node.stream_ops = copying;
    }
  }

  override async closeFs(): Promise<void> {
    this.pg!.Module.FS.quit();
  }
}

function copyingFirst(plain: Node['stream_ops']): Node['stream_ops'] {
  return {
    ...plain,
    write(stream, ...piece) {
      if (shared.has(stream.node.contents)) stream.node.contents = copyOf(stream.node.contents);
      return plain.write(stream, ...piece);
    },
  };
}

/** The log is a file of 16 MB with little in it: what is only zero is never touched. */
function copyOf(bytes: Uint8Array): Uint8Array {
  const known = shared.get(bytes) ?? {};
  known.used ??= bytes.findLastIndex((byte) => byte !== 0) + 1;
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes.subarray(0, known.used));
  return copy;
}

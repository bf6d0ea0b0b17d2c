import { safeStorage } from '#platform/safe-storage.ts';

/** What was typed for a sentence and not given yet. It stays on this device through a move, a reload and a closed tab. */
export type TypedLine = { recordId: number; order: number; given: string };

const STORED_AS = 'nf-dictation-typed';
/** Far more than one section has; older ones belong to dictations nobody went on with. */
const MOST = 200;

export const typedLine = (recordId: number, order: number): string =>
  typedLines(recordId).find((line) => line.order === order)?.given ?? '';

export const typedLines = (recordId: number): TypedLine[] =>
  read().filter((line) => line.recordId === recordId && line.given.trim() !== '');

export function keepTyped(line: TypedLine): void {
  write([...without(line), line].slice(-MOST));
}

/** One sentence was given; without an order, the whole dictation is over. */
export function forgetTyped(recordId: number, order?: number): void {
  write(order === undefined ? read().filter((line) => line.recordId !== recordId) : without({ recordId, order }));
}

/** Read again each time: another tab may have written. */
const without = ({ recordId, order }: Pick<TypedLine, 'recordId' | 'order'>): TypedLine[] =>
  read().filter((line) => line.recordId !== recordId || line.order !== order);

function read(): TypedLine[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? (stored as TypedLine[]) : [];
  } catch {
    return [];
  }
}

function write(lines: readonly TypedLine[]): void {
  if (lines.length) safeStorage.set(STORED_AS, JSON.stringify(lines));
  else safeStorage.remove(STORED_AS);
}

/** The drawing board of the specification: the chosen tool and the picture. One board is stored per page. */
export type Tool = 'pen' | 'eraser' | 'line';
export type BoardState = {
  color: string;
  type: Tool;
  lineWidth: number;
  eraserWidth: number;
  /** A PNG as a data URL, '' when nothing is drawn. */
  imageData: string;
};

export const PEN_WIDTHS = [1, 2, 4, 8] as const;
export const ERASER_WIDTHS = [3, 8, 20, 40] as const;
/** Ink, cinnabar, blue, green: enough to tell things apart on paper. */
export const COLOURS = ['#000000', '#b13325', '#264788', '#276c3b'] as const;

export const NEW_BOARD: BoardState = { color: COLOURS[0], type: 'pen', lineWidth: 2, eraserWidth: 3, imageData: '' };

export function readBoard(stored: string | null): BoardState {
  try {
    const kept = JSON.parse(stored ?? '{}') as Partial<BoardState>;
    return {
      color: typeof kept.color === 'string' && /^#[0-9a-f]{6}$/.test(kept.color) ? kept.color : NEW_BOARD.color,
      type: kept.type === 'eraser' || kept.type === 'line' ? kept.type : 'pen',
      lineWidth: width(kept.lineWidth, NEW_BOARD.lineWidth),
      eraserWidth: width(kept.eraserWidth, NEW_BOARD.eraserWidth),
      imageData: isPicture(kept.imageData) ? kept.imageData : '',
    };
  } catch {
    return NEW_BOARD;
  }
}

/** How many strokes can be taken back. */
const MOST_STROKES = 20;

/** The pictures before this one, the last of them at the end. */
export const withPicture = (past: readonly string[], picture: string): string[] =>
  [...past, picture].slice(-MOST_STROKES);

const width = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 && value <= 100 ? value : fallback;

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:image/png;base64,');

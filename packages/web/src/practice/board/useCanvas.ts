import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { isPalm } from '#platform/drawing-input.ts';
import { type BoardState, withPicture } from './board-rules.ts';

type Point = { x: number; y: number };

/** Drawing on a canvas. After each stroke the whole picture is passed on. */
export function useCanvas(board: BoardState, onDrawn: (imageData: string) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<{ from: Point; last: Point; before: ImageData | null } | null>(null);
  const first = useRef(board.imageData);
  const [past, setPast] = useState<readonly string[]>([]);

  function drawn(imageData: string) {
    setPast((before) => withPicture(before, board.imageData));
    onDrawn(imageData);
  }

  // The canvas gets the size of its box in device pixels; then the stored picture is drawn onto it again.
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d', { willReadFrequently: true });
    if (!element || !pen) return;
    const { clientWidth, clientHeight } = element;
    const scale = window.devicePixelRatio || 1;
    element.width = clientWidth * scale;
    element.height = clientHeight * scale;
    pen.scale(scale, scale);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    show(element, first.current);
  }, []);

  const penOf = () => canvas.current?.getContext('2d') ?? null;

  function pointOf(event: PointerEvent<HTMLCanvasElement>): Point {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    // The page may be shown smaller than it is (low screens).
    const zoom = width / event.currentTarget.clientWidth || 1;
    return { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom };
  }

  function segment(pen: CanvasRenderingContext2D, from: Point, to: Point) {
    const erasing = board.type === 'eraser';
    pen.globalCompositeOperation = erasing ? 'destination-out' : 'source-over';
    pen.lineWidth = erasing ? board.eraserWidth : board.lineWidth;
    pen.strokeStyle = board.color;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }

  return {
    canvas,
    clear() {
      if (canvas.current) show(canvas.current, '');
      drawn('');
    },
    canUndo: past.length > 0,
    /** Takes the last stroke back, or the last clearing. */
    undo() {
      const before = past.at(-1);
      if (before === undefined || !canvas.current) return;
      show(canvas.current, before);
      setPast(past.slice(0, -1));
      onDrawn(before);
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
        const pen = penOf();
        if (!pen || event.button !== 0 || isPalm(event.nativeEvent)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointOf(event);
        const { width, height } = event.currentTarget;
        stroke.current = {
          from: at,
          last: at,
          before: board.type === 'line' ? pen.getImageData(0, 0, width, height) : null,
        };
        // A tap is a dot.
        if (board.type !== 'line') segment(pen, at, at);
      },
      onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
        const [now, pen] = [stroke.current, penOf()];
        if (!now || !pen) return;
        const at = pointOf(event);
        // The line is drawn anew with every move, so the picture from before the stroke is put back first.
        if (now.before) pen.putImageData(now.before, 0, 0);
        segment(pen, now.before ? now.from : now.last, at);
        now.last = at;
      },
      onPointerUp() {
        if (!stroke.current) return;
        stroke.current = null;
        drawn(canvas.current?.toDataURL('image/png') ?? '');
      },
    },
  };
}

/** Puts a picture in place of what is drawn; '' is an empty board. */
function show(canvas: HTMLCanvasElement, imageData: string): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const scale = window.devicePixelRatio || 1;
  const wipe = () => {
    // An eraser may have been the last tool: a picture drawn with it would erase.
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  };
  if (!imageData) {
    wipe();
    return;
  }
  const picture = new Image();
  picture.onload = () => {
    wipe();
    pen.drawImage(picture, 0, 0, picture.width / scale, picture.height / scale);
  };
  picture.src = imageData;
}

import { type PointerEvent, useEffect, useRef } from 'react';
import { isPalm } from '#platform/drawing-input.ts';
import type { BoardState } from './board-rules.ts';

type Point = { x: number; y: number };

/** Drawing on a canvas. After each stroke the whole picture is passed on. */
export function useCanvas(board: BoardState, onDrawn: (imageData: string) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<{ from: Point; last: Point; before: ImageData | null } | null>(null);
  const first = useRef(board.imageData);

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
    if (!first.current) return;
    const picture = new Image();
    picture.onload = () => pen.drawImage(picture, 0, 0, picture.width / scale, picture.height / scale);
    picture.src = first.current;
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
      const pen = penOf();
      if (canvas.current && pen) pen.clearRect(0, 0, canvas.current.clientWidth, canvas.current.clientHeight);
      onDrawn('');
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
        onDrawn(canvas.current?.toDataURL('image/png') ?? '');
      },
    },
  };
}

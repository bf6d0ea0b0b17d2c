import type { FigureOf } from '../schema/writing/figure.ts';
import { noteBlock, titleBlock, WIDTH } from './frame.ts';
import { MAP_FRAME, mapContent } from './map.ts';
import { escapeXml, figureSvg, idFrom, tag, text } from './svg.ts';

/** The same place at two times, one below the other. */
export function drawMapFigure(figure: FigureOf<'map'>, drawings: ReadonlyMap<string, { svg?: string }>): string {
  const title = titleBlock(figure.title);
  const scale = 0.95;
  const [width, height] = [MAP_FRAME.width * scale, MAP_FRAME.height * scale];
  const left = (WIDTH - width) / 2;
  let top = title.height;
  const states = figure.states.map((state, at) => {
    const name = state.name ? text(WIDTH / 2, top + 20, state.name, { size: 14.5, bold: true }) : '';
    const content =
      'svg' in state
        ? authorDrawing(drawings.get(state.svg)?.svg, left, top + 32, width, height)
        : tag(
            'g',
            { transform: `translate(${left} ${top + 32}) scale(${scale})` },
            mapContent(state, `${idFrom(figure.title)}-${at}`),
          );
    top += height + 48;
    return name + content;
  });
  const note = noteBlock(figure.note, top - 6);
  return figureSvg(figure.title, WIDTH, top + 4 + note.height, [title.svg, ...states, note.svg].join(''));
}

/** A drawing inside a drawing: its own frame stays, its size is ours. */
function authorDrawing(svg: string | undefined, x: number, y: number, width: number, height: number): string {
  const [, attributes = '', content = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg ?? '') ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? '';
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${escapeXml(viewBox)}">${content}</svg>`;
}

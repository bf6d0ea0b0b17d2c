import type { PackView } from '../pack-view.ts';
import type { ItemOf, Paper } from '../schema/item.ts';
import type { Picture } from '../schema/layout.ts';
import type { Group } from '../schema/question.ts';
import { AREAS, MAP_HEIGHT, MAP_WIDTH, type MapState } from '../schema/writing/map.ts';
import { svgFaults, viewBoxOf } from '../svg.ts';
import { repeated } from '../text.ts';
import { anyItemCheck, itemCheck, type PackCheck, trouble } from './check-list.ts';
import { assetsOf } from './heads.ts';

const PAPERS = ['reading', 'listening'] as const;

const pictureGroups = (paper: Paper) =>
  paper.groups.flatMap((group, at) =>
    group.body?.layout === 'picture' ? [{ group, picture: group.body, where: `groups.${at}` }] : [],
  );

const source = itemCheck('picture-source', 'error', PAPERS, (paper) =>
  pictureGroups(paper)
    .filter(({ picture }) => Boolean(picture.svg) === Boolean(picture.map))
    .map(({ where }) => trouble(`${where}.body`, 'a picture is either an svg or a map')),
);

const inside = itemCheck('pin-inside', 'error', PAPERS, (paper, view) =>
  pictureGroups(paper).flatMap(({ picture, where }) => {
    const box = frameOf(picture, view);
    if (!box) return [];
    return picture.pins
      .filter(({ x, y }) => x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height)
      .map(({ id }) => trouble(`${where}.body.pins`, `pin ${id} lies outside the picture`));
  }),
);

const pins = itemCheck('pins', 'error', PAPERS, (paper) =>
  pictureGroups(paper).flatMap(({ group, picture, where }) => {
    const ids = picture.pins.map(({ id }) => id);
    return [
      ...wantedPins(group)
        .filter((id) => !ids.includes(id))
        .map((id) => trouble(`${where}.body.pins`, `no pin ${id}`)),
      ...repeated(ids).map((id) => trouble(`${where}.body.pins`, `pin ${id} is there twice`)),
    ];
  }),
);

/** On plans and maps the options are places; on diagrams the questions are. */
const wantedPins = ({ type, options, questions }: Group): string[] =>
  type === 'plan-labelling' || type === 'map-labelling'
    ? (options ?? []).map(({ key }) => key)
    : questions.flatMap(({ at }) => at ?? []);

/** Every map drawn from data, on a paper or as a figure. */
const mapsOf = (item: ItemOf<'reading' | 'listening' | 'writing-task-1'>): { map: MapState; where: string }[] =>
  item.kind === 'writing-task-1'
    ? item.figures.flatMap((figure, at) =>
        figure.type !== 'map'
          ? []
          : figure.states.flatMap((state, index) =>
              'svg' in state ? [] : [{ map: state, where: `figures.${at}.states.${index}` }],
            ),
      )
    : pictureGroups(item).flatMap(({ picture, where }) =>
        picture.map ? [{ map: picture.map, where: `${where}.body.map` }] : [],
      );

const mapAreas = itemCheck('map-areas', 'error', [...PAPERS, 'writing-task-1'], (item) =>
  mapsOf(item).flatMap(({ map, where }) =>
    map.shapes.flatMap((shape, at) => {
      const placed = 'box' in shape ? Boolean(shape.box) : false;
      const outlined = 'points' in shape ? Boolean(shape.points) : false;
      const isArea = (AREAS as readonly string[]).includes(shape.draw);
      return isArea && placed === outlined
        ? [trouble(`${where}.shapes.${at}`, 'an area has either a box or points')]
        : [];
    }),
  ),
);

const safe: PackCheck = {
  name: 'svg-safe',
  level: 'error',
  lookAll: ({ assets }) =>
    [...assets].flatMap(([file, { svg }]) =>
      svg === undefined ? [] : svgFaults(svg).map((what) => ({ file, where: '', what })),
    ),
};

const MAX_ASSET_BYTES = 20 * 1024 * 1024;

const size: PackCheck = {
  name: 'asset-size',
  level: 'error',
  lookAll: ({ assets }) =>
    [...assets]
      .filter(([, { bytes }]) => bytes > MAX_ASSET_BYTES || bytes === 0)
      .map(([file, { bytes }]) => ({ file, where: '', what: bytes ? 'larger than 20 MB' : 'empty' })),
};

const unused: PackCheck = {
  name: 'asset-unused',
  level: 'warning',
  lookAll: ({ assets, items, manifest }) => {
    // Every name at once: to look for each of five hundred in five megabytes takes seconds of a first start.
    const used = new Set([...items.flatMap(({ item }) => assetsOf(item)), ...manifest.kept]);
    return [...assets.keys()]
      .filter((path) => !used.has(path))
      .map((file) => ({ file, where: '', what: 'no item uses it' }));
  },
};

/** Markdown without HTML: what a page shows is never markup an author smuggled in. */
const noHtml = anyItemCheck('no-html', 'error', (item) =>
  item.kind === 'task' || !/<\/?[a-z][^>]*>/i.test(JSON.stringify(item)) ? [] : [trouble('', 'HTML in a text')],
);

function frameOf(picture: Picture, { assets }: PackView) {
  if (picture.map) return { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };
  return viewBoxOf((picture.svg && assets.get(picture.svg)?.svg) ?? '');
}

export const pictureChecks = [source, inside, pins, mapAreas, noHtml];
export const assetChecks = [safe, size, unused];

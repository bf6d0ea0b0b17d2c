import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './figure.zh.ts';

export const text = {
  chart: 'Figure',
  table: 'Data table',
  view: 'Figure or table',
  zoom: 'Enlarge',
  larger: 'Larger',
  smaller: 'Smaller',
  closer: 'The figure, enlarged',
  ownPicture: 'The picture you uploaded',
} as const satisfies Sentences<typeof zh>;

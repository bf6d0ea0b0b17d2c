import { readFileSync } from 'node:fs';
import type { EssayRequest } from '../../report.ts';
import { ownEssays } from '../own-essays.ts';

/** The essays whose reports readers judge sentence by sentence: weak and strong, both tasks, letters among them. */
const FROM_THE_PACK =
  'task1-bar-museum-income-6 task1-bar-volunteering-7 task1-letter-cooking-8 task1-letter-equipment-hire-6 task1-line-library-seats-7 task1-line-post-8 task1-map-station-quarter-6 task1-mixed-beekeeping-7 task1-pie-moving-reasons-8 task1-pie-visitor-spending-6 task1-process-coffee-logs-7 task1-process-dragonfly-8 task1-table-bike-sharing-6 task1-table-evening-classes-7 task2-arts-funding-8 task2-digital-services-6 task2-flexible-degrees-7 task2-free-public-transport-8 task2-group-marks-6 task2-key-workers-housing-7 task2-knowing-neighbours-8 task2-messages-after-work-6 task2-missed-appointments-7 task2-open-salaries-8 task2-repair-or-replace-6 task2-three-generations-7 task2-too-little-sleep-8 task2-traditional-crafts-6 task2-translation-software-7 task2-wild-parks-8 task1-bar-volunteering-6 task1-line-post-6 task1-table-evening-classes-6 task2-free-public-transport-6 task2-three-generations-6 task2-wild-parks-6'.split(
    ' ',
  );
const SAMPLES = ['task-2-band-4', 'task-1-band-5', 'task-2-band-6', 'task-1-band-7', 'task-2-band-8'];
const FOLDER = new URL('../../../../samples/', import.meta.url);

export type JudgedEssay = { id: string; band: number; request: EssayRequest };

export function judgedEssays(): JudgedEssay[] {
  const own = ownEssays();
  const picked = own.filter((one) => !one.id.startsWith('task') || FROM_THE_PACK.includes(one.id));
  const samples = SAMPLES.map((name) => ({
    id: `sample-${name}`,
    band: Number(name.at(-1)),
    request: JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as EssayRequest,
  }));
  return [...picked, ...samples];
}

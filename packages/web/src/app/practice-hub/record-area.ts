/** Which record belongs to an entry of the hub; null for places where nothing is practised. */
const AREAS = {
  '/listening-list': 'listening',
  '/reading-list': 'reading',
  '/writing-list-next': 'writing',
  '/speaking': 'speaking',
  '/training-collection': 'training',
  '/training-list': 'training',
  '/mock_list': 'mock',
  '/words': 'words',
  '/course': 'course',
} as const;

export type RecordArea = (typeof AREAS)[keyof typeof AREAS];

export function recordArea(path: string): RecordArea | null {
  const [, first = ''] = path.split(/[/?]/);
  return AREAS[`/${first}` as keyof typeof AREAS] ?? null;
}

/** What a history holds, numbered as the specification numbers it. */
export const RECORD_TYPES = {
  listening: 1,
  speaking: 2,
  reading: 3,
  writing_task_1: 4,
  writing_task_2: 5,
  training_listening: 6,
  training_speaking: 7,
  training_reading: 8,
  training_writing: 9,
  mock: 10,
  speaking_mock: 11,
} as const;
export type RecordType = (typeof RECORD_TYPES)[keyof typeof RECORD_TYPES];

export const HISTORY_TABS = ['reading', 'listening', 'writing', 'speaking', 'mock_test'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];

/**
 * Which records `/history/{tab}/{type}` shows. A third type of writing and speaking holds their basic training, for
 * which the specification names record types but no address. Basic training of speaking is what is said in lessons.
 */
const BY_ADDRESS: Record<HistoryTab, Partial<Record<number, RecordType>>> = {
  reading: { 1: RECORD_TYPES.reading, 2: RECORD_TYPES.training_reading },
  listening: { 1: RECORD_TYPES.listening, 2: RECORD_TYPES.training_listening },
  writing: { 1: RECORD_TYPES.writing_task_1, 2: RECORD_TYPES.writing_task_2, 3: RECORD_TYPES.training_writing },
  speaking: { 1: RECORD_TYPES.speaking, 2: RECORD_TYPES.speaking_mock, 3: RECORD_TYPES.training_speaking },
  mock_test: { 1: RECORD_TYPES.speaking_mock, 2: RECORD_TYPES.mock },
};

/** null: no records are kept under that address. */
export const recordTypeOf = (tab: HistoryTab, type: number): RecordType | null => BY_ADDRESS[tab][type] ?? null;

/** Marks are compared with marks, bands with bands. */
export const isMarkedByBand = (type: RecordType): boolean =>
  isSpoken(type) ||
  type === RECORD_TYPES.writing_task_1 ||
  type === RECORD_TYPES.writing_task_2 ||
  type === RECORD_TYPES.mock;

/** Sittings of the interview, wherever they were sat. A row off the wire has a plain number. */
export const isSpoken = (type: number): boolean =>
  type === RECORD_TYPES.speaking || type === RECORD_TYPES.training_speaking || type === RECORD_TYPES.speaking_mock;

/** Sets of exercises and drills. */
export const isTraining = (type: number): boolean =>
  type === RECORD_TYPES.training_listening ||
  type === RECORD_TYPES.training_reading ||
  type === RECORD_TYPES.training_writing;

/** As many records of a list are looked through, in the order asked for; dates lead to the others. */
export const HISTORY_REACH = 1000;

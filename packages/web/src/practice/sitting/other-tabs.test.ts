// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStorageStore } from '../journal/local-storage.ts';
import { openSheet } from '../journal/sheet.ts';
import { joinTabs } from './other-tabs.ts';

/** What the browser does between its tabs, at once: every other channel of the same name hears the message. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  Channel.open.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Tabs tell each other after a moment, several letters at a time. */
const aMoment = () => void vi.advanceTimersByTime(150);

/** A tab in which q1 was answered while another device gave another answer. */
function tab() {
  const sheet = openSheet(
    {
      attempt: 7,
      server: { revision: 2, answers: { '1.q1': 'D' } },
      left: [{ id: 'id-left', seq: 1, key: '1.q1', value: 'A', was: '', at: 0 }],
      annotations: undefined,
    },
    { store: localStorageStore(), save: () => new Promise(() => {}), newId: () => 'id', now: () => 0 },
  );
  return { sheet, tabs: joinTabs('nf-attempt-7', sheet) };
}

test.each([
  { choice: 'mine', shown: 'A' },
  { choice: 'theirs', shown: 'D' },
] as const)('a tab that looks on shows the clash as it was settled: $choice', ({ choice, shown }) => {
  const [writer, reader] = [tab(), tab()];
  reader.sheet.lookOn();
  reader.sheet.receive('1.q1', 'B');
  writer.sheet.settle(choice);
  aMoment();
  expect(reader.sheet.answer('1.q1')).toBe(shown);
});

test('a tab that looks on shows each answer as it is given, and everything when it asks', () => {
  const writer = tab();
  writer.sheet.give('1.q2', 'C');
  const reader = tab();
  reader.sheet.lookOn();
  reader.tabs.ask();
  expect(reader.sheet.answer('1.q2')).toBe('C');
  writer.sheet.give('1.q3', 'E');
  aMoment();
  expect(reader.sheet.answer('1.q3')).toBe('E');
});

test('letters typed in a row are told together, and those typed last also when the tab is left at once', () => {
  const [writer, reader] = [tab(), tab()];
  reader.sheet.lookOn();
  const said = vi.spyOn(Channel.prototype, 'postMessage');
  for (const text of ['T', 'Th', 'The']) writer.sheet.give('text', text);
  aMoment();
  expect(said.mock.calls).toEqual([[{ given: { text: 'The' } }]]);
  writer.sheet.give('text', 'The end');
  writer.tabs.leave();
  expect(reader.sheet.answer('text')).toBe('The end');
});

test('a tab that looks on tells nobody, and a tab that was left hears nothing', () => {
  const [writer, reader] = [tab(), tab()];
  reader.sheet.lookOn();
  reader.sheet.receive('1.q2', 'C');
  aMoment();
  expect(writer.sheet.answer('1.q2')).toBeUndefined();
  reader.tabs.leave();
  writer.sheet.give('1.q3', 'E');
  aMoment();
  expect(reader.sheet.answer('1.q3')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { type Speaker, sentencePlayer } from './sentence-player.ts';

/** An audio element whose time only moves when a test says so. */
function fakeSpeaker() {
  const listeners = new Map<string, Set<() => void>>();
  const tell = (name: string) => {
    for (const listener of listeners.get(name) ?? []) listener();
  };
  const speaker = {
    ...{ src: '', currentTime: 0, paused: true, playbackRate: 1, preservesPitch: false },
    async play() {
      speaker.paused = false;
      tell('play');
    },
    pause() {
      speaker.paused = true;
      tell('pause');
    },
    addEventListener: (name: string, listener: () => void) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: () => void) => void listeners.get(name)?.delete(listener),
  };
  return { speaker: speaker as unknown as Speaker, listeners, tell };
}

function open(again: () => boolean = () => false) {
  const { speaker, listeners } = fakeSpeaker();
  let frame: (() => void) | null = null;
  const heard: number[] = [];
  const states: boolean[] = [];
  const player = sentencePlayer({
    speaker,
    everyFrame: (look) => {
      frame = look;
      return () => {
        frame = null;
      };
    },
    onChange: ({ playing }) => states.push(playing),
    onEnd: () => {
      heard.push(speaker.currentTime);
      return again();
    },
  });
  const at = (second: number) => {
    Object.assign(speaker, { currentTime: second });
    frame?.();
  };
  return { speaker, player, at, heard, states, listeners, isLooking: () => frame !== null };
}

test('a sentence is played from its beginning and ends before the next one begins', async () => {
  const { speaker, player, at, heard, isLooking } = open();
  await player.play({ from: 3, to: 5 });
  expect(speaker.currentTime).toBe(3);
  at(5.05);
  expect(speaker.paused).toBe(false);
  at(5.2);
  expect([speaker.paused, heard.length, isLooking()]).toEqual([true, 1, false]);
});

test('a loop goes back to its beginning without a pause', async () => {
  const { speaker, player, at, heard } = open(() => true);
  await player.play({ from: 3, to: 5 });
  at(5.3);
  expect([speaker.currentTime, speaker.paused, heard.length]).toEqual([3, false, 1]);
});

test('after a pause it goes on where it was; from outside or from the end it begins anew', async () => {
  const { speaker, player, at } = open();
  await player.play({ from: 3, to: 5 });
  at(4);
  player.pause();
  await player.goOn({ from: 3, to: 5 });
  expect(speaker.currentTime).toBe(4);
  player.pause();
  await player.goOn({ from: 8, to: 9 });
  expect(speaker.currentTime).toBe(8);
  player.pause();
  at(9.1);
  await player.goOn({ from: 8, to: 9 });
  expect(speaker.currentTime).toBe(8);
});

test('slow speech keeps its voice, whenever the speed was chosen', async () => {
  const { speaker, player } = open();
  player.setRate(0.5);
  // A new source sets an element back to its usual speed.
  Object.assign(speaker, { playbackRate: 1 });
  await player.play({ from: 0, to: 1 });
  expect([speaker.playbackRate, speaker.preservesPitch]).toEqual([0.5, true]);
});

test('a page that is left is silent and listens to nothing', async () => {
  const { speaker, player, listeners } = open();
  await player.play({ from: 0, to: 1 });
  player.close();
  expect(speaker.paused).toBe(true);
  expect([...listeners.values()].every((set) => set.size === 0)).toBe(true);
});

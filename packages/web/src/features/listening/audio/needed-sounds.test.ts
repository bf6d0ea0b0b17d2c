import type { Paper } from '@ninefold/contract/practice/paper';
import { runningOrder } from '@ninefold/core/practice/running-order';
import { expect, test } from 'vitest';
import { neededSounds } from './needed-sounds.ts';

test('what is announced is fetched with the recordings, each file once', () => {
  const say = (url: string, place: number) => ({ kind: 'say', seconds: 3, url, text: 'Listen.', place }) as const;
  const papers = ['/a.mp3', '/b.mp3'].map((url) => ({ kind: 'listening', audio: { url } }) as Paper);
  const sections = ['/setting-a.mp3', '/setting-b.mp3'].map((setting) => ({
    offset: 0,
    audioSeconds: 60,
    halts: [say(setting, 0), say('/starts.mp3', 0)],
  }));
  expect(neededSounds(papers, runningOrder(sections, 120))).toEqual([
    ...['/setting-a.mp3', '/starts.mp3', '/a.mp3', '/setting-b.mp3', '/b.mp3'],
  ]);
});

import type { Both } from '@ninefold/contract/practice/paper';

/** A set as the compiler of the content makes it. */

type Asked = { text: string; audio?: string; followUps?: { text: string; audio?: string }[] };
type Phrase = { text: string; zh: string };
type Sample = { band: number; text: string; notes?: Both; speaker?: Both; audio?: string; phrases?: Phrase[] };

export type SetPublic = {
  title: Both;
  topic: string;
  level?: number;
  season?: string;
  access: 'free' | 'vip' | 'coins';
  frame?: {
    id: string;
    before: 'start' | 'part1' | 'part2' | 'part3' | 'end';
    text: string;
    zh?: string;
    audio?: string;
  }[];
  part1: { topic: Both; opening?: boolean; questions: string[]; asked?: Asked[] }[];
  part2?: { cue: string; bullets: string[]; rounding: string[]; audio?: string; asked?: Asked[] };
  part3: string[];
  part3Asked?: Asked[];
};

type Help = { samples?: Sample[]; tips?: Both; angle?: Both };
export type SetReview = {
  part1: Help[][];
  part2?: {
    ideas: Both[];
    samples: Sample[];
    ideaMap?: { idea: Both; points: Both[]; language: (Phrase & { band?: number })[] }[];
  };
  part3: Help[];
};

export type SetSample = Sample;

import type { Skill } from '@ninefold/core/skills';

/** The product's numbers: 1 writing, 2 reading, 3 listening, 4 speaking; 5 is a starter package of several. */
const SKILL_OF: Record<number, Skill> = { 1: 'writing', 2: 'reading', 3: 'listening', 4: 'speaking' };

export const skillOfType = (typeId: number): Skill | null => SKILL_OF[typeId] ?? null;

type LessonType = 1 | 2 | 3 | 4;

/** Addresses of lessons name a skill; a course of several skills uses the first. */
export const lessonType = (typeId: number): LessonType => ([1, 2, 3, 4] as const).find((type) => type === typeId) ?? 1;

import type { ExerciseKit } from '#practice/drill-kit.ts';
import { ExerciseSolutionView } from './ExerciseSolutionView.tsx';
import { ExerciseView } from './ExerciseView.tsx';
import { canGive, startValue } from './item-value.ts';

/** Exercises for whoever asks them alone: the book of mistakes. */
export const exerciseKit: ExerciseKit = { Card: ExerciseView, Solution: ExerciseSolutionView, canGive, startValue };

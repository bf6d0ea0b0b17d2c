import { drawFigure } from '../figures/draw.ts';
import { figureTable } from '../figures/figure-table.ts';
import type { WritingTask } from '../schema/item.ts';
import type { WritingTask1 } from '../schema/writing/writing-task-1.ts';
import type { WritingTask2 } from '../schema/writing/writing-task-2.ts';
import { type Drawings, headOf, type Parts } from './parts.ts';

export function compileTask1(task: WritingTask1, drawings: Drawings): Parts {
  return {
    public: {
      ...paperOf(task),
      module: task.module,
      ...(task.letter && { letter: task.letter }),
      figures: task.figures.map((figure) => ({
        type: figure.type,
        title: figure.title,
        ...(figure.note && { note: figure.note }),
        svg: drawFigure(figure, drawings),
        table: figureTable(figure),
      })),
    },
    // The examiner compares an essay with the numbers themselves.
    key: { figures: task.figures, keyFeatures: task.keyFeatures, segments: modelsOf(task) },
    review: { ...reviewOf(task), keyFeatures: task.keyFeatures },
  };
}

export function compileTask2(task: WritingTask2): Parts {
  return {
    public: { ...paperOf(task), module: task.module, type: task.type },
    key: { segments: modelsOf(task) },
    review: { ...reviewOf(task), ideas: task.ideas },
  };
}

const paperOf = (task: WritingTask) => ({
  ...headOf(task),
  minutes: task.minutes,
  minWords: task.minWords,
  prompt: task.prompt,
  segments: task.segments.map(({ id, skill, cue, zh, must }) => ({ id, skill, cue, ...(zh && { zh }), must })),
});

const modelsOf = ({ segments }: WritingTask) => segments.map(({ id, model, must }) => ({ id, model, must }));

const reviewOf = (task: WritingTask) => ({
  ...(task.analysis && { analysis: task.analysis }),
  outline: task.outline,
  segments: modelsOf(task),
  essays: task.essays,
});

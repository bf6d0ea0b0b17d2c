import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { ModelEssay } from '@ninefold/contract/writing/model-essay';

/** The steps of the flow: title, idea, requirement, create. Going back loses nothing. */
export const STEPS = ['title', 'idea', 'requirement', 'create'] as const;
export type Step = (typeof STEPS)[number];

export type SubjectCheck = Output<Contract['modelEssay']['checkSubject']>;
export type Reason = { text: string; side: string; own: 0 | 1 };

export type Flow = {
  step: Step;
  id: number;
  subject: string;
  /** Picked from the bank; 0 while it is typed. */
  paperId: number;
  /** What the server said about this very subject; null once it was changed. */
  check: SubjectCheck | null;
  position: string;
  reasons: Reason[];
  requirement: string;
};

export type FlowEvent =
  | { type: 'subject_changed'; subject: string }
  | { type: 'topic_picked'; subject: string; paperId: number }
  | { type: 'subject_checked'; check: SubjectCheck }
  | { type: 'position_chosen'; position: string }
  | { type: 'reason_toggled'; reason: Reason }
  | { type: 'requirement_changed'; requirement: string }
  | { type: 'went_to'; step: Step }
  | { type: 'saved'; id: number };

export const EMPTY: Flow = {
  step: 'title',
  id: 0,
  subject: '',
  paperId: 0,
  check: null,
  position: '',
  reasons: [],
  requirement: '',
};

/** A kept draft: its title is checked again before it goes on, its thoughts are still there. */
export const flowOf = ({ id, subject, paper_id, thought, requirement }: ModelEssay): Flow => ({
  ...EMPTY,
  id,
  subject,
  paperId: paper_id,
  position: thought.position,
  reasons: thought.reasons,
  requirement,
});

export const MOST_REASONS = 4;

/** Another title is another essay: paper, sample and thoughts of the old one do not belong to it. */
export function flowReducer(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'subject_changed':
      return { ...EMPTY, requirement: flow.requirement, subject: event.subject };
    case 'topic_picked':
      return { ...EMPTY, requirement: flow.requirement, subject: event.subject, paperId: event.paperId };
    case 'subject_checked': {
      const { check } = event;
      const usable = check.is_available === 1;
      return {
        ...flow,
        check,
        paperId: check.paper_id,
        requirement: flow.requirement || check.requirement,
        step: usable ? 'idea' : 'title',
      };
    }
    case 'position_chosen':
      return { ...flow, position: event.position };
    case 'reason_toggled': {
      const without = flow.reasons.filter(({ text }) => text !== event.reason.text);
      if (without.length < flow.reasons.length) return { ...flow, reasons: without };
      return without.length < MOST_REASONS ? { ...flow, reasons: [...without, event.reason] } : flow;
    }
    case 'requirement_changed':
      return { ...flow, requirement: event.requirement };
    case 'went_to':
      return reachable(flow, event.step) ? { ...flow, step: event.step } : flow;
    case 'saved':
      return { ...flow, id: event.id };
  }
}

/** A step can be gone to once the title has been checked and can be used. */
export const reachable = (flow: Flow, step: Step): boolean => step === 'title' || flow.check?.is_available === 1;

import type { TaskCondition } from '@ninefold/core/economy/tasks';
import {
  IconBarbell,
  IconBook,
  IconCalendarCheck,
  IconCalendarHeart,
  IconDeviceMobile,
  IconMicrophone,
  IconPencil,
  IconSchool,
  IconTargetArrow,
  IconUserPlus,
  IconVocabulary,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { IconDrawing } from '#ui/Icon.tsx';

/** Where an open task leads: a page, the invite dialog, or the card above the list. */
type TaskWay = { kind: 'page'; to: NonNullable<LinkProps['to']> } | { kind: 'invite' } | { kind: 'sign_in' };

const WAYS: Readonly<Record<TaskCondition, { icon: IconDrawing; way: TaskWay }>> = {
  'complete-plan': { icon: IconCalendarHeart, way: page('/ielts-planner') },
  'bind-mobile': { icon: IconDeviceMobile, way: page('/profile/personal') },
  'first-practice': { icon: IconBook, way: page('/ielts-list') },
  'first-essay': { icon: IconPencil, way: page('/writing-list-next/{-$type}') },
  'first-speaking': { icon: IconMicrophone, way: page('/speaking') },
  'first-mock': { icon: IconTargetArrow, way: page('/mock_list') },
  'first-lesson': { icon: IconSchool, way: page('/course/{-$courseId}') },
  'first-training': { icon: IconBarbell, way: page('/training-list/{-$type}') },
  'learn-words': { icon: IconVocabulary, way: page('/words') },
  'sign-in-days': { icon: IconCalendarCheck, way: { kind: 'sign_in' } },
  'invite-friend': { icon: IconUserPlus, way: { kind: 'invite' } },
};

export const taskWay = (condition: TaskCondition) => WAYS[condition];

function page(to: NonNullable<LinkProps['to']>): TaskWay {
  return { kind: 'page', to };
}

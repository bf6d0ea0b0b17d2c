import type { Notice } from '@ninefold/contract/organisation';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { NoticeRow } from './organisation.repo.ts';

/** A notice as its readers and its writers get it. */
export const noticeView = ({ id, title, text, pinned, day, created_at }: NoticeRow): Notice => ({
  ...{ id, title, text, pinned: pinned ? 1 : 0, day: day ?? '', time: secondsOf(created_at) },
});

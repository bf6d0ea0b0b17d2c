import { z } from 'zod';
import { calls } from './call.ts';
import { Id, Line } from './fields.ts';

/** `/api/recording/*`: what a learner says into a microphone, sent piece by piece while they speak. */

/** Five seconds of 16 kHz mono are 160 KB; a little more is a recorder that was late. */
export const PIECE = { maxBytes: 256 * 1024, kinds: ['audio'] } as const;

/** Which piece of which recording: the page names the recording, so a piece that is sent twice is one piece. */
export const WhichPiece = {
  key: Line(64, 8),
  seq: z.int().min(0).max(400),
  /** Who said it, where it was kept on a device. */
  by: Id.optional(),
};

export const recording = calls({
  addPiece: {
    summary: 'One piece of a recording (16 kHz mono WAV), in order; one that is there already changes nothing',
    access: 'visitor',
    input: z.strictObject(WhichPiece),
    upload: PIECE,
    /** `next`: the piece that is wanted now. */
    output: z.object({ next: z.int().nonnegative(), seconds: z.number().nonnegative() }),
  },
  remove: {
    summary: 'Deletes a recording of the learner’s own; what was said about it stays',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: z.object({}),
  },
});

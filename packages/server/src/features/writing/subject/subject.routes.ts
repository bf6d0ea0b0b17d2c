import type { exerciseSubject } from '@ninefold/contract/writing/subject';
import type { Handlers } from '#http/handlers.ts';
import type { Subjects } from './subject.service.ts';

export const subjectRoutes = (service: Subjects): Handlers<typeof exerciseSubject> => ({
  saveEssayRecordSubject: ({ userId, input }) => service.save(userId, input),
  uploadSubjectPicture: ({ userId, file }) => service.upload(userId, file.bytes),
  checkEssaySubject: ({ userId, input, caller }) => service.check(userId, input, caller.language),
});

import type { course } from '@ninefold/contract/courses';
import type { Handlers } from '#http/handlers.ts';
import type { Courses } from './courses.service.ts';

export const courseRoutes = (service: Courses): Handlers<typeof course> => ({
  getTypeList: ({ userId, caller }) => service.getTypeList(userId, caller.language),
  getPackageList: ({ userId, input, caller }) => service.getPackageList(userId, input.type_id, caller.language),
  getCourseList: ({ userId, input, caller }) => service.getCourseList(userId, input.package_id, caller.language),
  getInfo: ({ userId, input: { id, packageId }, caller }) =>
    service.getInfo(userId, { id, ...(packageId && { packageId }) }, caller.language),
  getLastLearned: ({ userId, caller }) => service.getLastLearned(userId, caller.language),
  saveLastLearned: ({ userId, input, caller }) => service.saveLastLearned(userId, input, caller.language),
  getLesson: ({ userId, input, caller }) => service.lessons.getLesson(userId, input, caller.language),
  saveLessonProgress: ({ userId, input }) => service.lessons.saveProgress(userId, input),
  saveLessonAnswer: ({ userId, input }) => service.lessons.saveAnswer(userId, input),
  saveLessonRecording: ({ userId, input, file }) => service.lessons.saveRecording(userId, input, file.bytes),
  saveLessonPicture: ({ userId, input, file }) => service.lessons.savePicture(userId, input, file.bytes),
  startLessonExercises: ({ userId, input }) => service.lessons.startExercises(userId, input),
  startLessonSpeaking: ({ userId, input }) => service.lessons.startSpeaking(userId, input),
  saveLessonNote: ({ userId, input }) => service.lessons.saveNote(userId, input),
  deleteLessonNote: ({ userId, input }) => service.lessons.deleteNote(userId, input.id),
});

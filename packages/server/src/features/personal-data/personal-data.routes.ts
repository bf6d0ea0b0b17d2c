import type { personalData } from '@ninefold/contract/personal-data';
import type { Handlers } from '#http/handlers.ts';
import type { PersonalDataService } from './personal-data.service.ts';

export const personalDataRoutes = (service: PersonalDataService): Handlers<typeof personalData> => ({
  getState: ({ userId }) => service.getState(userId),
  startExport: ({ userId }) => service.startExport(userId),
  removeExport: ({ userId }) => service.removeExport(userId),
  addImportPiece: ({ userId, input, file }) => service.addImportPiece(userId, { ...input, bytes: file.bytes }),
  startImport: ({ userId }) => service.startImport(userId),
  removeImport: ({ userId }) => service.removeImport(userId),
  sendDeletionCode: ({ userId, caller }) => service.sendDeletionCode(userId, caller),
  askDeletion: ({ userId, input, caller }) => service.askDeletion(userId, input, caller),
  keepAccount: ({ userId }) => service.keepAccount(userId),
});

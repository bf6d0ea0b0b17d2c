import { contract } from '@ninefold/contract/contract';
import type { FastifyInstance } from 'fastify';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { mergeCourseVisits } from './features/courses/courses.service.ts';
import { mergeGuestDeeds } from './features/economy/coins/merge-guest.service.ts';
import { pointsRoutes, taskRoutes } from './features/economy/economy.routes.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { identityService } from './features/identity/identity.service.ts';
import { paymentRoutes } from './features/membership/membership.routes.ts';
import { paymentService } from './features/membership/membership.service.ts';
import { examRoutes } from './features/mock/mock.routes.ts';
import { organisationRoutes } from './features/organisation/organisation.routes.ts';
import { planRoutes, studentPlanRoutes } from './features/planner/planner.routes.ts';
import { mergePlan } from './features/planner/planner.service.ts';
import { attemptsRoutes } from './features/practice/attempts/attempts.routes.ts';
import { attemptsService } from './features/practice/attempts/attempts.service.ts';
import { libraryRoutes } from './features/practice/papers/papers.routes.ts';
import { libraryService } from './features/practice/papers/papers.service.ts';
import { shellRoutes } from './features/shell/shell.routes.ts';
import { vocabularyRoutes } from './features/vocabulary/vocabulary.routes.ts';
import { vocabularyService } from './features/vocabulary/vocabulary.service.ts';
import type { House } from './house.ts';
import { filesRoutes } from './http/files/files.ts';
import { servePage } from './http/files/page.ts';
import { recordingsRoutes } from './http/files/recordings.ts';
import { health } from './http/health.ts';
import { buildHttp } from './http/http.ts';
import { describeApi } from './http/openapi.ts';
import { paymentNotices } from './http/payment-notices.ts';
import { serve } from './http/serve.ts';

export type AppOptions = { pageFolder?: string; logStream?: { write(line: string): void } };

/** The whole server, wired by hand: reading this file tells you everything that runs. */
export async function buildApp(house: House, { pageFolder, logStream }: AppOptions = {}): Promise<FastifyInstance> {
  const library = libraryService(house);
  const attempts = attemptsService(house, library);
  const vocabulary = vocabularyService(house);
  const { whoIs } = identityService(house);
  const app = await buildHttp(house, { whoIs, ...(logStream && { logStream }) });
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  // A kept-alive connection would hold up the stop until its client lets go.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });

  serve(app, contract, {
    student: {
      ...identityRoutes(house, [
        mergeGuestDeeds(house),
        mergePlan(house),
        mergeCourseVisits,
        attempts.mergeGuest,
        vocabulary.mergeGuest,
      ]),
      ...studentPlanRoutes(house),
    },
    common: shellRoutes(house),
    points: pointsRoutes(house),
    pay: paymentRoutes(house),
    task: taskRoutes(house),
    plan: planRoutes(house),
    exam: examRoutes(house),
    course: courseRoutes(house),
    organisation: organisationRoutes(house),
    attempt: attemptsRoutes(attempts),
    reading: libraryRoutes(library, 'reading'),
    listening: libraryRoutes(library, 'listening'),
    vocabulary: vocabularyRoutes(vocabulary),
  });
  paymentNotices(app, paymentService(house).receive);
  filesRoutes(app, house, async (request) => request.caller.identity);
  recordingsRoutes(app, library.findRecording);
  describeApi(app, contract);
  health(app, house, () => stopping);
  if (pageFolder) await servePage(app, pageFolder);
  return app;
}

import { contract } from '@ninefold/contract/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { mergeCourseVisits } from './features/courses/courses.service.ts';
import { mergeGuestDeeds } from './features/economy/coins/merge-guest.service.ts';
import { pointsRoutes, taskRoutes } from './features/economy/economy.routes.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { identityService } from './features/identity/identity.service.ts';
import { membershipRoutes } from './features/membership/membership.routes.ts';
import { membershipService } from './features/membership/membership.service.ts';
import { mockRoutes } from './features/mock/mock.routes.ts';
import { organisationRoutes } from './features/organisation/organisation.routes.ts';
import { planRoutes, studentPlanRoutes } from './features/planner/planner.routes.ts';
import { mergePlan } from './features/planner/planner.service.ts';
import { attemptsRoutes } from './features/practice/attempts/attempts.routes.ts';
import { attemptsService } from './features/practice/attempts/attempts.service.ts';
import { papersRoutes } from './features/practice/papers/papers.routes.ts';
import { papersService } from './features/practice/papers/papers.service.ts';
import { shellRoutes } from './features/shell/shell.routes.ts';
import { vocabularyRoutes } from './features/vocabulary/vocabulary.routes.ts';
import { vocabularyService } from './features/vocabulary/vocabulary.service.ts';
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
export async function buildApp(deps: Deps, { pageFolder, logStream }: AppOptions = {}): Promise<FastifyInstance> {
  const library = papersService(deps);
  const attempts = attemptsService(deps, library);
  const vocabulary = vocabularyService(deps);
  const { whoIs } = identityService(deps);
  const app = await buildHttp(deps, { whoIs, ...(logStream && { logStream }) });
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
      ...identityRoutes(deps, [
        mergeGuestDeeds(deps),
        mergePlan(deps),
        mergeCourseVisits,
        attempts.mergeGuest,
        vocabulary.mergeGuest,
      ]),
      ...studentPlanRoutes(deps),
    },
    common: shellRoutes(deps),
    points: pointsRoutes(deps),
    pay: membershipRoutes(deps),
    task: taskRoutes(deps),
    plan: planRoutes(deps),
    exam: mockRoutes(deps),
    course: courseRoutes(deps),
    organisation: organisationRoutes(deps),
    attempt: attemptsRoutes(attempts),
    reading: papersRoutes(library, 'reading'),
    listening: papersRoutes(library, 'listening'),
    vocabulary: vocabularyRoutes(vocabulary),
  });
  paymentNotices(app, membershipService(deps).receive);
  filesRoutes(app, deps, async (request) => request.caller.identity);
  recordingsRoutes(app, library.findRecording);
  describeApi(app, contract);
  health(app, deps, () => stopping);
  if (pageFolder) await servePage(app, pageFolder);
  return app;
}

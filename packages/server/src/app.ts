import { contract } from '@ninefold/contract/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { analysisRoutes } from './features/analysis/analysis.routes.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { pointsRoutes, studentInviteRoutes, taskRoutes } from './features/economy/economy.routes.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { intensiveListeningRoutes } from './features/intensive-listening/intensive-listening.routes.ts';
import { listeningRoutes } from './features/listening/listening.routes.ts';
import { membershipRoutes } from './features/membership/membership.routes.ts';
import { mistakesRoutes } from './features/mistakes/mistakes.routes.ts';
import { mockRoutes } from './features/mock/mock.routes.ts';
import { organisationRoutes, organisationStaffRoutes } from './features/organisation/organisation.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { planRoutes, studentPlanRoutes } from './features/planner/planner.routes.ts';
import { attemptsRoutes } from './features/practice/attempts/attempts.routes.ts';
import { readingRoutes } from './features/reading/reading.routes.ts';
import { recordingRoutes } from './features/recordings/recordings.routes.ts';
import { shellRoutes } from './features/shell/shell.routes.ts';
import { speakingRoutes } from './features/speaking/speaking.routes.ts';
import { trainingRoutes } from './features/training/training.routes.ts';
import { vocabularyRoutes } from './features/vocabulary/vocabulary.routes.ts';
import { exerciseStudyRoutes, modelEssayRoutes, writingStudyRoutes } from './features/writing/studying.routes.ts';
import { exerciseRoutes, topicRoutes, writingRoutes } from './features/writing/writing.routes.ts';
import { cspReports } from './http/csp-reports.ts';
import { filesRoutes } from './http/files/files.ts';
import { servePage } from './http/files/page.ts';
import { recordingsRoutes } from './http/files/recordings.ts';
import { health } from './http/health.ts';
import { buildHttp } from './http/http.ts';
import { metrics } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import { paymentCallbacks } from './http/payment-callbacks.ts';
import { placesFor, turns } from './http/request/turns.ts';
import { serve } from './http/serve.ts';
import type { Services } from './services.ts';

type AppOptions = { pageFolder?: string; logStream?: { write(line: string): void } };

/** The whole server, wired by hand: reading this file tells you everything that runs. */
export async function buildApp(
  deps: Deps,
  services: Services,
  { pageFolder, logStream }: AppOptions = {},
): Promise<FastifyInstance> {
  const { whoIs } = services.identity;
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

  serve(
    app,
    contract,
    {
      student: {
        ...identityRoutes(services.identity),
        ...studentInviteRoutes(services.economy),
        ...studentPlanRoutes(services.planner),
      },
      common: shellRoutes(services.shell, services.identity),
      points: pointsRoutes(services.economy),
      pay: membershipRoutes(services.membership),
      task: taskRoutes(services.economy),
      plan: planRoutes(services.planner),
      exam: mockRoutes(services.mock),
      course: courseRoutes(services.courses),
      organisation: {
        ...organisationRoutes(services.organisation, services.members),
        ...organisationStaffRoutes(services.staff),
      },
      admin: adminRoutes(services.admin),
      attempt: attemptsRoutes(services.attempts),
      reading: readingRoutes(services.papers),
      listening: { ...listeningRoutes(services.papers), ...intensiveListeningRoutes(services.intensiveListening) },
      exercise: { ...exerciseRoutes(services.writing), ...exerciseStudyRoutes(services.studying) },
      writing: { ...writingRoutes(services.writing), ...writingStudyRoutes(services.studying) },
      modelEssay: modelEssayRoutes(services.studying),
      topic: topicRoutes(services.writing),
      vocabulary: vocabularyRoutes(services.vocabulary, services.learning),
      mistakes: mistakesRoutes(services.mistakes),
      training: trainingRoutes(services.training),
      speaking: speakingRoutes(services.speaking),
      history: historyRoutes(services.history),
      recording: recordingRoutes(services.learnerRecordings),
      analysis: analysisRoutes(services.analysis),
      personalData: personalDataRoutes(services.personalData),
    },
    turns(placesFor(deps.settings)),
  );
  paymentCallbacks(app, services.membership.receive);
  filesRoutes(app, deps, async (request) => request.caller.identity);
  recordingsRoutes(app, services.recordings.find);
  describeApi(app, contract);
  cspReports(app, services.shell.reportError);
  metrics(app, deps);
  health(app, deps, () => stopping);
  if (pageFolder) await servePage(app, pageFolder);
  return app;
}

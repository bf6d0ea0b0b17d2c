import type { Deps } from './deps.ts';
import { analysisIndexService } from './features/analysis/analysis-index.service.ts';
import { auditService } from './features/audit/audit.service.ts';
import { contentService } from './features/content/content.service.ts';
import { importService } from './features/content/import.service.ts';
import { previewService } from './features/content/preview.service.ts';
import { coinsService } from './features/economy/coins/coins.service.ts';
import { operatorService } from './features/economy/coins/operator.service.ts';
import { historyIndexService } from './features/history/history-index.service.ts';
import { learnersService } from './features/identity/learners/learners.service.ts';
import { closeOperatorService } from './features/identity/operators/close-operator.service.ts';
import { operatorLinksService } from './features/identity/operators/operator-links.service.ts';
import { peopleService } from './features/identity/people/people.service.ts';
import { operatorOrdersService } from './features/membership/operator-orders.service.ts';
import { mistakeBookService } from './features/mistakes/book/book.service.ts';
import { memoryScheduler } from './features/mistakes/book/memory-scheduler.ts';
import { membersService } from './features/organisation/members/members.service.ts';
import { organisationService } from './features/organisation/organisation.service.ts';
import { staffService } from './features/organisation/staff/staff.service.ts';
import { vocabularyService } from './features/vocabulary/vocabulary.service.ts';
import { disagreementsService } from './features/writing/feedback/disagreements.service.ts';

/** What an operator's commands may use: neither the jobs nor the gateways are opened for them. */
export type OperatorDeps = Pick<Deps, 'db' | 'settings' | 'storage' | 'payments' | 'now'>;

export type OperatorServices = ReturnType<typeof buildOperatorServices>;

/** The services of the operator's commands. `services.ts` adds the others, so that each service is built in one place. */
export function buildOperatorServices(deps: OperatorDeps) {
  const { db, storage } = deps;
  const learners = learnersService();
  const people = peopleService(deps);
  const audit = auditService(deps);
  const ofSchools = { db, now: deps.now, storage, learners, people, audit };
  const organisation = organisationService(ofSchools);
  const mistakeBook = mistakeBookService({ scheduler: memoryScheduler });
  const historyIndex = historyIndexService();
  const analysisIndex = analysisIndexService();
  const vocabulary = vocabularyService({ ...deps, learners, mistakeBook });
  const onImport = vocabulary.takeBooks;
  const coins = coinsService(deps);
  return {
    learners,
    people,
    audit,
    organisation,
    members: membersService(ofSchools),
    staff: staffService(ofSchools),
    mistakeBook,
    historyIndex,
    analysisIndex,
    vocabulary,
    content: contentService({ db, onImport }),
    imports: importService({ db, storage, onImport, organisation, audit }),
    preview: previewService({ db, storage, onImport }),
    coins,
    operator: operatorService({ db, coins, learners, audit }),
    operatorOrders: operatorOrdersService(deps, audit),
    operatorLinks: operatorLinksService({ db, now: deps.now, audit }),
    closeOperator: closeOperatorService({ now: deps.now, audit }),
    disagreements: disagreementsService(deps),
  };
}

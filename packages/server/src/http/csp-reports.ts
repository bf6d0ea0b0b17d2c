import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddress } from './request/client-address.ts';

type Report = { kind: string; message: string; route: string };
export const CSP_REPORTS = '/csp-reports';

const LARGEST = 8 * 1024;
const Text = z.string().max(2000).catch('');
/** What browsers send by `report-uri`. */
const Body = z.object({
  'csp-report': z.object({
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'document-uri': Text,
  }),
});

/**
 * `POST /csp-reports`: what the page was kept from loading. Browsers send it by themselves, so it is no call of the
 * contract. Only origins and paths are kept, and no more of one client than of its errors.
 */
export function cspReports(
  app: FastifyInstance,
  keep: (ip: string, userId: number | null, report: Report) => Promise<unknown>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: LARGEST },
      async (_: FastifyRequest, body: string) => body,
    );
    scope.post(CSP_REPORTS, { bodyLimit: LARGEST }, async (request, reply) => {
      const report = read(String(request.body ?? ''));
      if (report) await keep(clientAddress(request.ip), null, report);
      return reply.code(204).send();
    });
  });
}

function read(text: string): Report | null {
  const parsed = Body.safeParse(jsonOrNull(text));
  if (!parsed.success) return null;
  const { 'effective-directive': effective, 'violated-directive': violated, ...about } = parsed.data['csp-report'];
  const blocked = withoutQuery(about['blocked-uri']);
  // Extensions of the browser break our policy on every page, and nobody can mend that here.
  if (/^(chrome|moz|safari(-web)?|ms-browser)-extension/.test(blocked)) return null;
  return {
    kind: 'csp',
    message: `${(effective || violated).slice(0, 60)}: ${blocked}`.slice(0, 500),
    route: withoutQuery(about['document-uri']).slice(0, 200),
  };
}

/** An address may carry a secret after `?` or `#`. */
const withoutQuery = (address: string) => address.split(/[?#]/)[0] ?? '';

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

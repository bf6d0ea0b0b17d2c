import { type Call, type Calls, isCall } from '@ninefold/contract/call';
import { ERRORS } from '@ninefold/contract/errors';
import { pathOf } from '@ninefold/contract/path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** `/api/openapi.json`, printed from the contract: the description cannot disagree with the server. */
export function describeApi(app: FastifyInstance, contract: Calls): void {
  let description: object | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= openApi(contract);
    return reply.header('cache-control', 'no-cache').send(description);
  });
}

export function openApi(contract: Calls): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Ninefold API', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'token' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'msg', 'data', 'error'],
          properties: {
            code: { type: 'integer' },
            msg: { type: 'string' },
            data: { type: 'null' },
            error: { type: 'string', enum: Object.keys(ERRORS) },
            fields: { type: 'array', items: { type: 'string' } },
            details: { type: 'object' },
          },
        },
      },
    },
    paths: Object.fromEntries(
      allCalls(contract).map(({ names, call }) => [pathOf(names), { post: operation(names, call) }]),
    ),
  };
}

export function allCalls(group: Calls, names: string[] = []): { names: string[]; call: Call }[] {
  return Object.entries(group).flatMap(([name, entry]) =>
    isCall(entry) ? [{ names: [...names, name], call: entry }] : allCalls(entry, [...names, name]),
  );
}

function operation(names: string[], call: Call): object {
  const schema = (type: z.core.$ZodType, io: 'input' | 'output') =>
    z.toJSONSchema(type, { io, unrepresentable: 'any' });
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 200 }, msg: { type: 'string' }, data: schema(call.output, 'output') },
  };
  const body = call.upload
    ? {
        'multipart/form-data': {
          schema: {
            type: 'object',
            // JSON in a field before the file.
            properties: { input: schema(call.input, 'input'), file: { type: 'string', format: 'binary' } },
          },
        },
      }
    : { 'application/json': { schema: schema(call.input, 'input') } };
  return {
    operationId: names.join('.'),
    summary: call.summary,
    'x-access': call.access,
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    requestBody: { content: body },
    responses: {
      200: { description: 'code 200', content: { 'application/json': { schema: envelope } } },
      default: {
        description: 'A refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

import type { MockRecord } from '@ninefold/contract/mock/sitting';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { mockQueries } from '../mock.queries.ts';

/** Nothing was sent to the server: the papers are not on the device yet. */
export class NotPrepared extends Error {}

type Start = { id: number; examType: 1 | 2; withReport: boolean };

/** Begins the mock and opens its room. The key stays the same until that worked: two presses begin and pay once. */
export function useStartMock(prepare: () => Promise<unknown>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key, setKey] = useState(newId);
  return useMutation({
    mutationFn: async ({ id, examType, withReport }: Start) => {
      await prepare().catch((cause: unknown) => {
        throw new NotPrepared('something could not be fetched', { cause });
      });
      const record = await api.exam.start({ id, exam_type: examType, with_report: withReport, key });
      await fetchPaper(client, record);
      return record;
    },
    // A lost answer says nothing about what the server did: it is asked whether the mock runs.
    onError: () => void client.invalidateQueries({ queryKey: mockQueries.all().queryKey }),
    onSuccess: (record) => {
      setKey(newId());
      client.setQueryData(mockQueries.record(record.id).queryKey, record);
      void client.invalidateQueries({ ...mockQueries.all(), refetchType: 'none' });
      // Reports were paid for.
      refetchProgress(client);
      void navigate({
        to: '/mock/$id/{-$recordId}',
        params: { id: record.mock_id, recordId: record.id },
        replace: true,
      });
    },
  });
}

/** The paper's clock runs from now on, so its text is fetched in the same breath. The room asks again where this fails. */
export async function fetchPaper(client: QueryClient, { standing }: MockRecord): Promise<void> {
  if (standing.at !== 'listening' && standing.at !== 'reading') return;
  await client.prefetchQuery(practiceQueries.attempt(standing.attempt_id));
}

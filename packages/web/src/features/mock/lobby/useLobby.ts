import type { MockToTake } from '@ninefold/contract/mock/sitting';
import { useState } from 'react';
import type { MockKit } from '../mock-kit.ts';
import { usePreparedMock } from './usePreparedMock.ts';
import { useStartMock } from './useStartMock.ts';

export type LobbyState = ReturnType<typeof useLobby>;

/** What was checked and chosen before a mock, and the press that starts its clock. */
export function useLobby(kit: MockKit, mock: MockToTake) {
  const [heard, setHeard] = useState(false);
  // The interview may be taken within a week, and on another device.
  const [spoken, setSpoken] = useState(mock.has_speaking === 0);
  const [wantsReport, setWantsReport] = useState(true);
  const withReport = wantsReport && mock.price.can_pay === 1;
  const hasListening = mock.parts.some(({ part }) => part === 'listening');
  const canStart = mock.locked === '' && mock.silent === 0 && mock.mine.state !== 'open' && mock.other_open_id === 0;
  const { state, again, prepare } = usePreparedMock(kit, mock, canStart);
  const start = useStartMock(prepare);

  function begin() {
    // Within the press: later the browser would not let a recording play.
    kit.listening.onStartPress?.();
    start.mutate({ id: mock.id, examType: mock.exam_type, withReport });
  }

  return {
    ...{ hasListening, heard, spoken, withReport, canStart },
    mustCheck: (hasListening && !heard) || !spoken,
    onHeard: () => setHeard(true),
    onSpoken: () => setSpoken(true),
    onReport: setWantsReport,
    prepared: { state, again },
    ...{ begin, busy: start.isPending, error: start.error },
  };
}

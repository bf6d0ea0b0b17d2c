import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chosenMicrophone } from '#platform/recorder/chosen-microphone.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';

type MicrophoneChoiceProps = {
  label: string;
  /** Changes whenever a permission may have been given: only then have microphones names. */
  phase: string;
  recorder?: Recorder;
};

/** Which microphone is listened to, only where there are several. Kept on this device. */
export function MicrophoneChoice({ label, phase, recorder = microphone }: MicrophoneChoiceProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(chosenMicrophone.get);
  const { data = [] } = useQuery({
    queryKey: ['microphones', phase],
    queryFn: () => recorder.microphones(),
    staleTime: 5_000,
  });
  // A headset that is plugged in is a choice at once.
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: ['microphones'] });
    navigator.mediaDevices?.addEventListener?.('devicechange', again);
    return () => navigator.mediaDevices?.removeEventListener?.('devicechange', again);
  }, [client]);
  const [first] = data;
  if (!first || data.length < 2) return null;
  return (
    <MenuSelect
      label={label}
      // One that is not plugged in any more is not what is listened to.
      value={data.some(({ id }) => id === chosen) && chosen ? chosen : first.id}
      choices={data.map(({ id, name }) => ({ value: id, label: short(name) }))}
      onChange={(id) => {
        chosenMicrophone.set(id);
        setChosen(id);
      }}
    />
  );
}

/** Drivers are named at length; what tells them apart stands first. */
const LONGEST = 26;
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trim()}…` : name);

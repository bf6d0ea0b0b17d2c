import { IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';

/** An error that belongs to no single field. The live region exists before it, else nothing would be read out. */
export function FormMessage({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <Callout tone="danger" icon={<Icon of={IconAlertTriangle} />}>
          {text}
        </Callout>
      )}
    </div>
  );
}

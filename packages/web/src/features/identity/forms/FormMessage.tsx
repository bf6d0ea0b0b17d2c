import { IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';

/** What went wrong and belongs to no single field. The live region stands ready, else nothing would be read out. */
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

import { IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/states/Notice.tsx';

/** What went wrong and belongs to no single field. The live region stands ready, else nothing would be read out. */
export function FormNotice({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <Notice tone="danger" icon={<Icon of={IconAlertTriangle} />}>
          {text}
        </Notice>
      )}
    </div>
  );
}

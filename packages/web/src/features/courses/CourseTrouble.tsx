import { IconBooks } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { courseMessages } from './courses.messages.ts';
import { isOffShelf } from './courses.queries.ts';

const PackagesLink = linkAs(ButtonLink);

type CourseTroubleProps = { error: Error; onRetry: () => void; retrying: boolean };

/** A course that is gone cannot be tried again; any other failure can. */
export function CourseTrouble({ error, onRetry, retrying }: CourseTroubleProps) {
  const t = useText(courseMessages);
  if (isOffShelf(error)) return <OffShelf />;
  return (
    <Card>
      <ErrorState title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} />
    </Card>
  );
}

export function OffShelf() {
  const t = useText(courseMessages);
  return (
    <Card role="status">
      <EmptyState
        title={t('offShelf')}
        icon={<Icon of={IconBooks} size={40} />}
        action={
          <PackagesLink to="/" search={{ typeId: 0 }}>
            {t('allPackages')}
          </PackagesLink>
        }
      >
        {t('offShelfSentence')}
      </EmptyState>
    </Card>
  );
}

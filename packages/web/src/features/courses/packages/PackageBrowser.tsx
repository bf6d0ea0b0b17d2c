import { IconBooks, IconChevronLeft } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { ChosenCourse } from '../ChosenCourse.tsx';
import { courseMessages } from '../courses.messages.ts';
import { useSaveLastLearned } from '../courses.queries.ts';
import { PackagesWaiting } from '../Waiting.tsx';
import styles from './PackageBrowser.module.css';
import { PackageCard } from './PackageCard.tsx';
import { type PackageChoice, usePackages } from './usePackages.ts';

const PackageLink = linkAs(ButtonLink);

type PackageBrowserProps = {
  choice: PackageChoice;
  /** Soft where something else is the page's one filled button. */
  kind?: 'primary' | 'soft';
};

/** Packages on the left, the lessons of the chosen one on the right; a phone shows one of the two at a time. */
export function PackageBrowser({ choice, kind = 'primary' }: PackageBrowserProps) {
  const t = useText(courseMessages);
  const onPhone = useBreakpoint() === 'mobile';
  const found = usePackages(choice);
  const save = useSaveLastLearned();
  const { packages } = found;

  if (packages.isPending) return <PackagesWaiting />;
  if (packages.error)
    return (
      <ErrorState
        title={t('failed')}
        error={packages.error}
        onRetry={() => packages.refetch()}
        retrying={packages.isFetching}
      />
    );
  if (packages.data.length === 0) return <Nothing ofType={Boolean(choice.typeId)} />;

  /** A chosen package is remembered only until a course has been learnt: from then on home shows that course. */
  const remember = (packageId: number) => {
    if (!found.last?.course_id) save.mutate({ package_id: packageId });
  };
  const list = (
    <ul className={styles.list} aria-label={t('packages')}>
      {packages.data.map((one) => (
        <li key={one.id}>
          <PackageCard
            of={one}
            chosen={!onPhone && one.id === found.packageId}
            typeId={choice.typeId}
            onChoose={() => remember(one.id)}
          />
        </li>
      ))}
    </ul>
  );
  if (onPhone && !choice.packageId) return list;
  return (
    <div className={styles.browser}>
      {onPhone ? (
        <PackageLink
          to="/"
          search={{ typeId: choice.typeId ?? 0 }}
          kind="ghost"
          size="sm"
          className={styles.back}
          leftIcon={<Icon of={IconChevronLeft} size={18} />}
        >
          {t('allPackages')}
        </PackageLink>
      ) : (
        list
      )}
      <ChosenCourse found={found} choice={choice} kind={kind} />
    </div>
  );
}

/** The filter above the list; the address keeps the choice. */
export function TypeTabs({ choice }: { choice: PackageChoice }) {
  const t = useText(courseMessages);
  const navigate = useNavigate();
  const { types } = usePackages(choice);
  if (!types.data || types.data.length < 2) return null;
  const tabs = [
    { value: '0', label: t('all') },
    ...types.data.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Tabs
      label={t('types')}
      tabs={tabs}
      value={String(choice.typeId ?? 0)}
      onChange={(typeId) => void navigate({ to: '/', search: { typeId: Number(typeId) }, resetScroll: false })}
    />
  );
}

function Nothing({ ofType }: { ofType: boolean }) {
  const t = useText(courseMessages);
  return (
    <EmptyState
      title={t(ofType ? 'none' : 'noneAtAll')}
      icon={<Icon of={IconBooks} size={40} />}
      action={<PackageLink to="/ielts-list">{t('toPractice')}</PackageLink>}
    >
      {t(ofType ? 'noneSentence' : 'noneAtAllSentence')}
    </EmptyState>
  );
}

import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { useText } from '#i18n/useText.ts';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';

type Told = Output<Contract['admin']['importPack']>;

/** What an import would do, or why it is refused: items by name, faults by file. */
export function ImportTold({ told }: { told: Told }) {
  const t = useText(adminMessages);
  const { added, changed, retired, unchanged, files } = told;
  return (
    <div role="status">
      {told.pack && (
        <>
          <p className={styles.first}>
            {told.pack} {told.version}
          </p>
          <p>
            {t('importCounts', {
              ...{ added: added.length, changed: changed.length, retired: retired.length, unchanged, files },
            })}
          </p>
          <Items title={t('itemsAdded')} slugs={added} />
          <Items title={t('itemsChanged')} slugs={changed} />
          <Items title={t('itemsRetired')} slugs={retired} />
        </>
      )}
      <Faults title={t('complaints')} faults={told.complaints} />
      <Faults title={t('warnings')} faults={told.warnings} />
    </div>
  );
}

function Items({ title, slugs }: { title: string; slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <p className={styles.second}>{slugs.join(', ')}</p>
    </details>
  );
}

function Faults({ title, faults }: { title: string; faults: Told['complaints'] }) {
  if (faults.length === 0) return null;
  return (
    <>
      <p className={styles.small}>{title}</p>
      <ul className={styles.list}>
        {faults.map(({ file, where, what }) => (
          <li key={`${file} ${where} ${what}`} className={styles.second}>
            {[file, where, what].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}

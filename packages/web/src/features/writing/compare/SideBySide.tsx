import type { ComparedDrafts, ComparedParagraph } from '@ninefold/core/writing/compare/compare-drafts';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { compareMessages } from './compare.messages.ts';
import type { Comparison } from './compare.queries.ts';
import { DiffText } from './DiffText.tsx';
import { FateList } from './FateList.tsx';
import styles from './SideBySide.module.css';

type SideBySideProps = {
  compared: ComparedDrafts;
  from: Comparison['from'];
  to: Comparison['to'];
  onlyChanges: boolean;
};

/** Rows are paragraphs: the earlier draft, this one, and where the comments went. */
export function SideBySide({ compared, from, to, onlyChanges }: SideBySideProps) {
  const t = useText(compareMessages);
  const format = useFormat();
  const rows = onlyChanges ? compared.paragraphs.filter(isChanged) : compared.paragraphs;
  return (
    <Card padding="none" id="compare-panel" role="tabpanel" aria-label={t('sideBySide')} className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>
              <span className="nf-sr-only">{t('part', { n: '' })}</span>
            </th>
            {[from, to].map(({ record_id, draft, last_time }) => (
              <th key={record_id} scope="col">
                <b>{t('draft', { n: draft })}</b> <span className={styles.date}>{format.shortDateTime(last_time)}</span>
              </th>
            ))}
            <th scope="col">
              <b>{t('whereTo')}</b>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.n}>
              <th scope="row" className={styles.name}>
                {row.n === 1 ? t('opening') : t('part', { n: row.n })}
              </th>
              <td>{row.before ? <DiffText pieces={row.pieces} side="removed" /> : <i>{t('added')}</i>}</td>
              <td>{row.after ? <DiffText pieces={row.pieces} side="added" /> : <i>{t('gone')}</i>}</td>
              <td className={styles.fates}>
                <FateList fates={row.fates} draft={from.draft} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.none}>{t('noChangesHere')}</p>}
    </Card>
  );
}

export const isChanged = ({ pieces, fates }: ComparedParagraph): boolean =>
  fates.length > 0 || pieces.some(({ kind }) => kind !== 'same');

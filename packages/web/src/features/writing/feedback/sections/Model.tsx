import type { AssessedReport } from '@ninefold/contract/writing/report';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { BandStair } from '#ui/band/BandStair.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import type { Detail } from '../feedback.queries.ts';
import { Change } from '../report/Change.tsx';
import { useBoth } from '../report/useBoth.ts';
import styles from './Model.module.css';

type ModelProps = { detail: Detail; report: AssessedReport };

/** The learner's own text beside one that is a step better, and where both do the same job. */
export function Model({ detail, report }: ModelProps) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  const { modelText, modelBand, showModelText } = detail;
  const hasModel = showModelText === 1 && modelText !== '';
  return (
    <div className={styles.model}>
      <div className={styles.columns}>
        <Card className={styles.text} aria-label={t('yourEssay')}>
          <h2>{t('yourEssay')}</h2>
          <Paragraphs text={report.text} />
        </Card>
        <Card
          className={styles.text}
          aria-label={hasModel ? t('model', { band: bandText(modelBand) }) : t('viewModel')}
        >
          {hasModel ? (
            <>
              <div className={styles.head}>
                <div>
                  <h2>{t('model', { band: bandText(modelBand) })}</h2>
                  <p className={styles.note}>{t('modelNote')}</p>
                </div>
                <BandStair score={report.overall.band} target={modelBand} />
              </div>
              <Paragraphs text={modelText} />
              {/* Somebody who was sent a link has no list of questions to go to. */}
              {detail.needAuth === 1 && detail.paper_id > 0 && (
                <Link to="/writing-sample/$paperId" params={{ paperId: detail.paper_id }}>
                  {t('allModels')}
                </Link>
              )}
            </>
          ) : (
            <p className={styles.note}>{t('noModel')}</p>
          )}
        </Card>
      </div>
      {report.models.length > 0 && (
        <Card className={styles.text} aria-labelledby="model-sentences">
          <h2 id="model-sentences">{t('modelSentences')}</h2>
          {report.models.map(({ yours, model, band }) => (
            <dl key={yours.start} className={styles.pair}>
              <div>
                <dt>{t('yours')}</dt>
                <dd lang="en">{yours.text}</dd>
              </div>
              <div>
                <dt>{t('theirs', { band: bandText(band) })}</dt>
                <dd lang="en">{model}</dd>
              </div>
            </dl>
          ))}
        </Card>
      )}
      {report.rewrite && (
        <Card className={styles.text} aria-labelledby="rewrite">
          <h2 id="rewrite">{t('rewrite')}</h2>
          <p className={styles.note}>{t('rewriteNote')}</p>
          <p lang="en">{report.rewrite.better}</p>
          <ul className={styles.changes}>
            {report.rewrite.changes.map(({ from, to, why }) => (
              <li key={`${from}-${to}`}>
                <Change original={from} replacement={to} /> {own(why)}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <p key={line} lang="en">
        {line}
      </p>
    ));
}

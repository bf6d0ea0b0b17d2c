import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { bandInk, bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { landingMessages } from './landing.messages.ts';
import styles from './SampleReview.module.css';

/** Made up, and called a sample. The question stands in no paper, so nobody's first try is given away. */
const SAMPLE = {
  band: 6,
  target: 7,
  weakest: { right: 3, all: 7 },
  second: { right: 5, all: 8 },
  question: 'The folded tube used in surgery needs a separate clip to stay open.',
  given: 'NOT GIVEN',
  key: 'FALSE',
  quote: 'held in place by nothing more than the stiffness of its own creases',
} as const;

/** What a result looks like: the estimate with the way to the target, and one lost mark with its evidence. */
export function SampleReview() {
  const t = useText(landingMessages);
  return (
    <Card padding="none" className={styles.card} aria-labelledby="sample">
      <div className={styles.head}>
        <h2 id="sample" className={styles.title}>
          {t('sampleTitle')}
        </h2>
        <Tag>{t('sample')}</Tag>
      </div>
      <div className={styles.body}>
        <Estimate />
        <LostMark />
      </div>
    </Card>
  );
}

function Estimate() {
  const t = useText(landingMessages);
  const onPhone = useBreakpoint() === 'mobile';
  const { band, target, weakest, second } = SAMPLE;
  return (
    <div className={styles.estimate}>
      <span className={styles.fan}>
        <BandFan
          score={band}
          target={target}
          width={onPhone ? 104 : 172}
          ground="surface"
          subject={t('sampleSubject')}
          opens="landing-sample"
        />
      </span>
      <div className={styles.numbers}>
        <b>{t('estimate', { band: bandText(band) })}</b>
        <span className={styles.gap} style={{ color: bandInk(target) }}>
          {t('gap', { target: bandText(target), gap: bandText(target - band) })}
        </span>
      </div>
      <p className={styles.lost}>{t('lost')}</p>
      <ul className={styles.types}>
        <li data-weakest>
          <span>
            <Icon of={IconAlertTriangle} size={16} />
            {t('weakest')}
          </span>
          <b>
            {weakest.right} / {weakest.all}
          </b>
        </li>
        <li>
          <span>{t('second')}</span>
          <b>
            {second.right} / {second.all}
          </b>
        </li>
      </ul>
    </div>
  );
}

function LostMark() {
  const t = useText(landingMessages);
  return (
    <div className={styles.mark}>
      <p className={styles.question}>
        <span className={styles.wrong}>
          <IconX size={15} stroke={2.5} aria-hidden="true" />
          <span className="nf-sr-only">{t('wrong')}</span>
        </span>
        <span lang="en">{SAMPLE.question}</span>
      </p>
      <dl className={styles.answers}>
        <dt>{t('you')}</dt>
        <dd className={styles.given} lang="en">
          <s>{SAMPLE.given}</s>
        </dd>
        <dt>{t('key')}</dt>
        <dd className={styles.key}>
          <span lang="en">{SAMPLE.key}</span>
          <Tag tone="warn">{t('reason')}</Tag>
        </dd>
      </dl>
      <blockquote className={styles.quote}>
        <span lang="en">
          … <mark>{SAMPLE.quote}</mark>.
        </span>{' '}
        <span className={styles.where}>{t('where')}</span>
      </blockquote>
      <p className={styles.explain}>{t('explain')}</p>
    </div>
  );
}

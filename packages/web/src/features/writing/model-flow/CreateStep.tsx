import { useText } from '#i18n/useText.ts';
import { Callout } from '#ui/states/Callout.tsx';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';
import type { Auth } from './flow.queries.ts';
import type { Flow } from './flow-state.ts';

/** The last look: what will be there, and what it costs. It says plainly what is written and what is only planned. */
export function CreateStep({ flow, auth }: { flow: Flow; auth: Auth | undefined }) {
  const t = useText(flowMessages);
  return (
    <div className={styles.stage}>
      <h2 className={styles.heading}>{t('createHeading')}</h2>
      <Callout>{t(flow.paperId > 0 ? 'fromBank' : 'asPlan')}</Callout>
      <dl className={styles.summary}>
        <dt>{t('step_title')}</dt>
        <dd lang="en">{flow.subject}</dd>
        <dt>{t('position')}</dt>
        <dd>{flow.position || t('none')}</dd>
        <dt>{t('reasons')}</dt>
        <dd>{flow.reasons.map(({ text }) => text).join(' · ') || t('none')}</dd>
        <dt>{t('step_requirement')}</dt>
        <dd>{flow.requirement}</dd>
        {auth && (
          <>
            <dt>{t('price')}</dt>
            <dd>
              {auth.pays_with === 'coins' ? t('priceCoins', { coins: auth.coins }) : t(`price_${auth.pays_with}`)}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

import type { Dispatch } from 'react';
import { useText } from '#i18n/useText.ts';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';
import type { Flow, FlowEvent } from './flow-state.ts';

const MOST = 500;

export function RequirementStep({ flow, dispatch }: { flow: Flow; dispatch: Dispatch<FlowEvent> }) {
  const t = useText(flowMessages);
  return (
    <div className={styles.stage}>
      <h2 className={styles.heading}>{t('requirementHeading')}</h2>
      <p className={styles.soft}>{t('requirementSentence')}</p>
      <textarea
        className={styles.text}
        rows={5}
        maxLength={MOST}
        aria-label={t('requirement')}
        value={flow.requirement}
        onChange={(event) => dispatch({ type: 'requirement_changed', requirement: event.target.value })}
      />
      <p className={styles.count}>{`${flow.requirement.length} / ${MOST}`}</p>
    </div>
  );
}

import { IconPlus, IconUser } from '@tabler/icons-react';
import { type Dispatch, type FormEvent, useId, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';
import { type Flow, type FlowEvent, MOST_REASONS, type Reason } from './flow-state.ts';

/** A position, then two to four reasons: of the bank, or the learner's own. */
export function IdeaStep({ flow, dispatch }: { flow: Flow; dispatch: Dispatch<FlowEvent> }) {
  const t = useText(flowMessages);
  const { language } = useLanguage();
  const group = useId();
  const [own, setOwn] = useState<Reason[]>(flow.reasons.filter((one) => one.own === 1));
  const [draft, setDraft] = useState('');
  const { sides = [], ideas = [] } = flow.check ?? {};
  // The sides of another question would put words into somebody's mouth.
  const isOurs = flow.paperId > 0 && sides.length > 0;
  const offered: (Reason & { note: string })[] = [
    ...ideas.map((one) => ({
      text: one.idea[language],
      side: one.side,
      own: 0 as const,
      note: one.because?.[language] ?? '',
    })),
    ...own.map((one) => ({ ...one, note: '' })),
  ];
  const chosen = (reason: Reason) => flow.reasons.some(({ text }) => text === reason.text);

  function add(event: FormEvent) {
    event.preventDefault();
    const text = draft.trim();
    if (text === '' || offered.some((one) => one.text === text)) return;
    const reason: Reason = { text, side: sides.includes(flow.position) ? flow.position : '', own: 1 };
    setOwn((all) => [...all, reason]);
    dispatch({ type: 'reason_toggled', reason });
    setDraft('');
  }

  return (
    <div className={styles.stage}>
      <h2 className={styles.heading}>{t('ideaHeading')}</h2>
      <p className={styles.soft}>{t('ideaSentence')}</p>
      <h3 className={styles.subheading}>{t('position')}</h3>
      {isOurs ? (
        <div className={styles.positions}>
          {[...sides, t('between')].map((side) => (
            <ChoiceCard
              key={side}
              group={group}
              title={side}
              hint={
                side === t('between')
                  ? t('betweenHint')
                  : t('sideHint', { count: ideas.filter((one) => one.side === side).length })
              }
              chosen={flow.position === side}
              onChoose={() => dispatch({ type: 'position_chosen', position: side })}
            />
          ))}
        </div>
      ) : (
        <TextField
          label={t('positionOwn')}
          maxLength={200}
          value={flow.position}
          onChange={(event) => dispatch({ type: 'position_chosen', position: event.target.value })}
        />
      )}
      <div className={styles.reasonsHead}>
        <h3 className={styles.subheading}>{t('reasons')}</h3>
        <span className={styles.soft}>{t('chosen', { count: flow.reasons.length, most: MOST_REASONS })}</span>
      </div>
      {!isOurs && ideas.length > 0 && <p className={styles.soft}>{t('nearIdeas')}</p>}
      {offered.length === 0 && <p className={styles.soft}>{t('noIdeas')}</p>}
      <ul className={styles.reasons}>
        {offered.map(({ note, ...reason }) => (
          <li key={reason.text}>
            <label className={styles.reason}>
              <input
                type="checkbox"
                checked={chosen(reason)}
                disabled={!chosen(reason) && flow.reasons.length >= MOST_REASONS}
                onChange={() => dispatch({ type: 'reason_toggled', reason })}
              />
              <span>
                <b>{reason.text}</b>
                {note && <small>{note}</small>}
              </span>
              {reason.own === 1 && (
                <Tag tone="info" icon={<Icon of={IconUser} size={14} />}>
                  {t('yours')}
                </Tag>
              )}
              {reason.side && <Tag>{reason.side}</Tag>}
            </label>
          </li>
        ))}
      </ul>
      <form className={styles.addReason} onSubmit={add}>
        <TextField
          label={t('ownReason')}
          placeholder={t('ownReasonHint')}
          maxLength={80}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" kind="soft" leftIcon={<Icon of={IconPlus} size={16} />} disabled={draft.trim() === ''}>
          {t('add')}
        </Button>
      </form>
    </div>
  );
}

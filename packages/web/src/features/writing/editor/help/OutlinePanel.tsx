import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { MAX_OUTLINE_CHARACTERS } from '@ninefold/core/writing/essay-limits';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useSheetFact } from '#practice/sitting/useSitting.ts';
import { Button } from '#ui/Button.tsx';
import type { Draft } from '../../draft/draft.ts';
import { OUTLINE } from '../../draft/draft-save.ts';
import { plainText } from '../../draft/plain-text.ts';
import { useWritten } from '../../draft/useDraft.ts';
import { editorMessages } from '../editor.messages.ts';
import styles from './Help.module.css';

type Help = Output<Contract['writing']['getPracticeHelp']>;
type Part = Help['outline'][number];
const ROLES = ['greeting', 'introduction', 'overview', 'body', 'conclusion', 'closing'] as const;

/** The learner's own plan, kept with the essay, and below it one that works. */
export function OutlinePanel({ draft, parts }: { draft: Draft; parts: readonly Part[] }) {
  const t = useText(editorMessages);
  const { language } = useLanguage();
  const outline = useWritten(draft, OUTLINE);
  const roleOf = ({ role }: Part) => {
    const known = ROLES.find((one) => one === role);
    return known ? t(`role_${known}`) : role;
  };
  const add = (part: Part) => {
    const line = `${roleOf(part)}: ${part.point[language]}`;
    draft.sheet.give(OUTLINE, (outline === '' ? line : `${outline}\n${line}`).slice(0, MAX_OUTLINE_CHARACTERS));
  };
  return (
    <div className={styles.block}>
      <OutlineField draft={draft} label={t('ownOutline')} hint={t('ownOutlineHint')} />
      {parts.length > 0 && <h3 className={styles.title}>{t('suggestedOutline')}</h3>}
      <ol className={styles.rows}>
        {parts.map((part) => (
          <li key={part.point.en} className={styles.row}>
            <div>
              <p>
                <b>{roleOf(part)}</b>
                {part.words && (
                  <span className={styles.quiet}> {t('wordsOfPart', { from: part.words[0], to: part.words[1] })}</span>
                )}
              </p>
              <p>{part.point[language]}</p>
              <ul className={styles.support}>
                {part.support.map((line) => (
                  <li key={line.en}>{line[language]}</li>
                ))}
              </ul>
            </div>
            <Button size="sm" kind="ghost" onClick={() => add(part)}>
              {t('intoOutline')}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Also the scratch paper of the exam. */
export function OutlineField({ draft, label, hint }: { draft: Draft; label: string; hint: string }) {
  const outline = useWritten(draft, OUTLINE);
  const closed = useSheetFact(draft, 'closed');
  const elsewhere = useSheetFact(draft, 'elsewhere');
  return (
    <label className={styles.field}>
      <b>{label}</b>
      <span className={styles.quiet}>{hint}</span>
      <textarea
        rows={7}
        value={outline}
        maxLength={MAX_OUTLINE_CHARACTERS}
        spellCheck={false}
        readOnly={closed || elsewhere}
        onChange={(event) => draft.sheet.give(OUTLINE, plainText(event.currentTarget.value))}
      />
    </label>
  );
}

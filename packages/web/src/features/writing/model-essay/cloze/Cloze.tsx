import type { EssayPaper } from '@ninefold/contract/writing/fields';
import type { ModelText } from '@ninefold/contract/writing/study';
import { CLOZE_LEVELS, type ClozeLevel, clozeOf, fillsGap } from '@ninefold/core/writing/model-text/cloze';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { modelMessages } from '../model.messages.ts';
import styles from './Cloze.module.css';
import { Gap } from './Gap.tsx';

/** The essay with gaps, in three rounds. Each gap is checked as it is left; what was wrong can be shown and tried again. */
export function Cloze({ paper, essay }: { paper: EssayPaper; essay: ModelText }) {
  const t = useText(modelMessages);
  const [level, setLevel] = useState<ClozeLevel>(1);
  const [given, setGiven] = useState<ReadonlyMap<number, string>>(new Map());
  const [shown, setShown] = useState(false);
  const paragraphs = useMemo(() => clozeOf(essay, level), [essay, level]);
  const gaps = paragraphs.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.gap ? [piece] : [])));
  const right = gaps.filter(({ n, text }) => fillsGap(given.get(n) ?? '', text)).length;

  function begin(next: ClozeLevel) {
    setLevel(next);
    setGiven(new Map());
    setShown(false);
  }

  return (
    <div className={styles.page}>
      <Card padding="lg">
        <div className={styles.head}>
          <Tabs
            label={t('rounds')}
            tabs={CLOZE_LEVELS.map((one) => ({ value: String(one) as `${ClozeLevel}`, label: t(`round_${one}`) }))}
            value={`${level}`}
            onChange={(value) => begin(Number(value) as ClozeLevel)}
            panelId="cloze"
          />
          <p className={styles.count} role="status">
            {t('filled', { right, all: gaps.length })}
          </p>
        </div>
        <p className={styles.prompt} lang="en">
          {paper.content}
        </p>
        <div id="cloze" role="tabpanel" className={styles.essay} lang="en">
          {paragraphs.map(({ pieces }, at) => (
            // Paragraphs never change their order within a round.
            <p key={`${level} ${pieces[0]?.text ?? at}`}>
              {pieces.map((piece) =>
                piece.gap ? (
                  <Gap
                    key={piece.n}
                    n={piece.n}
                    wanted={piece.text}
                    shown={shown}
                    onGiven={(text) => setGiven((all) => new Map(all).set(piece.n, text))}
                  />
                ) : (
                  <span key={piece.text}>{piece.text}</span>
                ),
              )}
            </p>
          ))}
        </div>
        <div className={styles.footer}>
          <Button kind="ghost" onClick={() => begin(level)}>
            {t('clear')}
          </Button>
          <Button kind="soft" aria-pressed={shown} onClick={() => setShown((now) => !now)}>
            {t(shown ? 'hideAnswers' : 'showAnswers')}
          </Button>
        </div>
      </Card>
    </div>
  );
}

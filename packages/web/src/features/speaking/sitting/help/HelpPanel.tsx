import type { SpeakingHelp } from '@ninefold/contract/speaking/set';
import type { InterviewQuestion } from '@ninefold/core/speaking/interview';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { sittingMessages } from '../sitting.messages.ts';
import styles from './HelpPanel.module.css';
import { Samples } from './Samples.tsx';

/** `quiet`: something is being recorded, so nothing may be heard. */
type Props = { help: SpeakingHelp; question: InterviewQuestion; answered: boolean; quiet: boolean };

/** Practice only: tips, ideas and phrases at once, samples after one's own try. */
export function HelpPanel({ help, question, answered, quiet }: Props) {
  const t = useText(sittingMessages);
  const { language } = useLanguage();
  const [shown, setShown] = useState(false);
  const own = help.questions.find(({ order }) => order === question.order);
  const talk = question.order === LONG_TURN;
  const phrases = [
    ...(talk ? help.idea_map.flatMap((idea) => idea.language) : []),
    ...(own?.samples ?? []).flatMap((sample) => sample.phrases),
  ];
  const ideas = talk ? help.ideas : [];
  const tips = [own?.tips, own?.angle].flatMap((one) => one?.[language] ?? []);
  const tabs = [
    ...(tips.length > 0 || ideas.length > 0 ? (['ideas'] as const) : []),
    ...(phrases.length > 0 ? (['phrases'] as const) : []),
    ...((own?.samples.length ?? 0) > 0 ? (['samples'] as const) : []),
  ];
  const [tab, setTab] = useState<(typeof tabs)[number]>('ideas');
  const open = tabs.includes(tab) ? tab : tabs[0];
  if (!open) return <p className={styles.none}>{t('noHelp')}</p>;
  return (
    <section className={styles.help} aria-label={t('help')}>
      <Tabs
        label={t('help')}
        tabs={tabs.map((value) => ({ value, label: t(value === 'ideas' && ideas.length === 0 ? 'tips' : value) }))}
        value={open}
        onChange={setTab}
      >
        <div className={styles.panel}>
          {open === 'ideas' && (
            <>
              <ul className={styles.points}>
                {[...tips, ...ideas.map((idea) => idea[language])].map((idea) => (
                  <li key={idea}>{idea}</li>
                ))}
              </ul>
              {talk &&
                help.idea_map.map(({ idea, points }) => (
                  <div key={idea.en} className={styles.idea}>
                    <b>{idea[language]}</b>
                    <ul className={styles.points}>
                      {points.map((point) => (
                        <li key={point.en}>{point[language]}</li>
                      ))}
                    </ul>
                  </div>
                ))}
            </>
          )}
          {open === 'phrases' && (
            <ul className={styles.phrases}>
              {phrases.map(({ text, zh }) => (
                <li key={text}>
                  <span lang="en">{text}</span>
                  <small lang="zh-CN">{zh}</small>
                </li>
              ))}
            </ul>
          )}
          {open === 'samples' &&
            (answered || shown ? (
              <Samples samples={own?.samples ?? []} quiet={quiet} />
            ) : (
              <div className={styles.later}>
                <p>{t('samplesLater')}</p>
                <Button size="sm" onClick={() => setShown(true)}>
                  {t('samplesShow')}
                </Button>
              </div>
            ))}
        </div>
      </Tabs>
    </section>
  );
}

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { Language } from '#i18n/language.ts';
import { loadText } from '#i18n/messages.ts';
import { useText } from '#i18n/useText.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { playerMessages } from '#practice/player.messages.ts';
import type { AskedWords } from '#practice/word-tools/word-tools.ts';
import { Spinner } from '#ui/states/Spinner.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from './LookUpLoader.module.css';
import { lookUpMessages } from './look-up.messages.ts';
import type { LookUpProps } from './look-up-props.ts';

/**
 * The dictionary is downloaded when it is first opened. Without a network that fails; the learner is told so and goes on
 * with the paper, because a word must not break the player.
 */
export function LookUpLoader({ asked, onClose }: { asked: AskedWords; onClose: () => void }) {
  const t = useText(playerMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const [Part, setPart] = useState<ComponentType<LookUpProps> | null>(null);
  const latest = useRef({ t, onClose });
  latest.current = { t, onClose };

  useEffect(() => {
    let here = true;
    loadPart(phone, language).then(
      (part) => here && setPart(() => part),
      () => {
        if (!here) return;
        toast.error(latest.current.t('lookUpFailed'));
        latest.current.onClose();
      },
    );
    return () => {
      here = false;
    };
  }, [phone, language]);

  if (Part) return <Part key={asked.words} {...asked} onClose={onClose} />;
  return (
    <span className={styles.coming} style={{ left: asked.at.left, top: asked.at.bottom }} role="status">
      <Spinner />
      <span className="nf-sr-only">{t('lookingUp')}</span>
    </span>
  );
}

/** Two entries, not one conditional import: the build would merge the two imports and lose a style sheet. */
const PARTS: Record<'sheet' | 'popover', () => Promise<ComponentType<LookUpProps>>> = {
  sheet: () => import('./LookUpSheet.tsx').then((file) => file.LookUpSheet),
  popover: () => import('./LookUpPopover.tsx').then((file) => file.LookUpPopover),
};

async function loadPart(phone: boolean, language: Language): Promise<ComponentType<LookUpProps>> {
  const load = PARTS[phone ? 'sheet' : 'popover'];
  const [part] = await loadChunk(() => Promise.all([load(), loadText(lookUpMessages, language)]));
  return part;
}

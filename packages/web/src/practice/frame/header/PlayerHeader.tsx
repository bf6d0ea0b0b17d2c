import { IconArrowLeft, IconEyeOff, IconHelp, IconLetterCase, IconNotes, IconScribble } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/band/Logo.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { playerMessages } from '../../player.messages.ts';
import { DisplayMenu } from './DisplayMenu.tsx';
import styles from './PlayerHeader.module.css';
import type { Tool } from './tools.ts';

type PlayerHeaderProps = {
  /** Reading · Academic · Set 12 */
  section: string;
  title: string;
  clock: ReactNode;
  onTool: (tool: Tool) => void;
  /** What finishing is called here; handing in, unless it is said. */
  finishLabel?: string;
  /** Without a clock there is a plain way back. */
  onBack?: (() => void) | undefined;
};

/** The header of the test's screen: logo and section, the clock in the middle, the tools on the right. */
export function PlayerHeader({ section, title, clock, onTool, finishLabel, onBack }: PlayerHeaderProps) {
  const t = useText(playerMessages);
  return (
    <header className={styles.header}>
      <div className={styles.left}>
        {onBack && <IconButton label={t('leave')} icon={<Icon of={IconArrowLeft} />} onClick={onBack} />}
        <Logo width={30} />
        <span className={styles.rule} />
        <h1 className={styles.title}>
          {section} <span>{title}</span>
        </h1>
      </div>
      {clock}
      <div className={styles.tools}>
        <DisplayMenu icon={<Icon of={IconLetterCase} />} />
        <IconButton label={t('notes')} icon={<Icon of={IconNotes} />} onClick={() => onTool('notes')} />
        <IconButton label={t('board')} icon={<Icon of={IconScribble} />} onClick={() => onTool('board')} />
        <IconButton label={t('help')} icon={<Icon of={IconHelp} />} onClick={() => onTool('help')} />
        <Button kind="ghost" size="sm" leftIcon={<Icon of={IconEyeOff} size={18} />} onClick={() => onTool('hide')}>
          {t('hide')}
        </Button>
        <Button size="sm" onClick={() => onTool('finish')}>
          {finishLabel ?? t('finish')}
        </Button>
      </div>
    </header>
  );
}

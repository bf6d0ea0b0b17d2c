import {
  IconDots,
  IconEyeOff,
  IconFlagCheck,
  IconHelp,
  IconLetterCase,
  IconNotes,
  IconScribble,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { playerMessages } from '../../player.messages.ts';
import styles from './PlayerHeader.module.css';
import type { Tool } from './tools.ts';

const TOOLS = [
  { tool: 'finish', icon: IconFlagCheck },
  { tool: 'display', icon: IconLetterCase },
  { tool: 'board', icon: IconScribble },
  { tool: 'hide', icon: IconEyeOff },
  { tool: 'help', icon: IconHelp },
] as const;

type PhoneHeaderProps = {
  section: string;
  clock: ReactNode;
  onTool: (tool: Tool) => void;
  /** What finishing is called here; handing in, unless it is said. */
  finishLabel?: string;
};

/** Leave, clock, notes, and a menu for everything else. */
export function PhoneHeader({ section, clock, onTool, finishLabel }: PhoneHeaderProps) {
  const t = useText(playerMessages);
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.phone}>
      <div>
        <h1 className="nf-sr-only">{section}</h1>
        <IconButton label={t('leave')} icon={<Icon of={IconX} />} onClick={() => onTool('leave')} />
      </div>
      {clock}
      <div className={styles.end}>
        <IconButton label={t('notes')} icon={<Icon of={IconNotes} />} onClick={() => onTool('notes')} />
        <IconButton
          label={t('more')}
          icon={<Icon of={IconDots} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <Drawer opened={open} onClose={() => setOpen(false)} title={t('more')} side="bottom">
        <div className={styles.menu}>
          {TOOLS.map(({ tool, icon }) => (
            <button
              key={tool}
              type="button"
              onClick={() => {
                setOpen(false);
                onTool(tool);
              }}
            >
              <Icon of={icon} />
              {tool === 'finish' ? (finishLabel ?? t(tool)) : t(tool)}
            </button>
          ))}
        </div>
      </Drawer>
    </header>
  );
}

import { IconGitCompare, IconMicrophoneOff, IconUserQuestion } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/band/Logo.tsx';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { CardLink } from '#ui/Card.tsx';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { Icon } from '#ui/Icon.tsx';
import { menuIcon } from '#ui/icons.ts';
import { Callout } from '#ui/states/Callout.tsx';
import styles from './Gallery.module.css';
import { galleryMessages } from './gallery.messages.ts';
import { Panel } from './Panel.tsx';

const names = [
  'home',
  'books',
  'headphones',
  'book',
  'pencil',
  'microphone',
  'barbell',
  'clipboard-check',
  'vocabulary',
];
const more = ['file-text', 'history', 'chart-histogram', 'school', 'calculator', 'target', 'user', 'not-known'];

export function PeoplePanel() {
  const t = useText(galleryMessages);
  return (
    <Panel title={t('people')}>
      <div className={styles.row}>
        <Avatar name="林知夏" badge="grey" />
        <Avatar name="Zhixia" badge="vip" badgeLabel="VIP" size={44} />
        <Avatar name="" size={32} />
        <CoinIcon size={18} />
        <CoinIcon size={28} />
        <Logo width={56} ground="surface" />
        <Logo width={34} ground="surface" />
        <Logo width={24} ground="surface" />
        <LogoWithName ground="surface" />
        <LogoWithName ground="surface" size="bar" withChinese={false} />
      </div>
      <h3 className={styles.caption}>{t('icons')}</h3>
      <div className={styles.row}>
        {[...names, ...more].map((name) => (
          <Icon key={name} of={menuIcon(name)} />
        ))}
      </div>
      <Callout tone="warn" icon={<Icon of={IconGitCompare} />} action={<Button size="sm">{t('compare')}</Button>}>
        {t('conflict')}
      </Callout>
      <Callout tone="danger" icon={<Icon of={IconMicrophoneOff} />}>
        {t('noMicrophone')}
      </Callout>
      <Callout icon={<Icon of={IconUserQuestion} />}>{t('guestNotice')}</Callout>
      <CardLink href="#/dev/gallery">{t('whole')}</CardLink>
    </Panel>
  );
}

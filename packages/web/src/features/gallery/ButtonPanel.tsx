import { IconArrowRight, IconPlayerPlay, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './Gallery.module.css';
import { galleryMessages } from './gallery.messages.ts';
import { Panel } from './Panel.tsx';

export function ButtonPanel() {
  const t = useText(galleryMessages);
  const [kind, setKind] = useState<'all' | 'earned' | 'spent'>('all');
  const [chosen, setChosen] = useState(true);
  const tabs = [
    { value: 'all', label: t('all'), count: 12 },
    { value: 'earned', label: t('earned') },
    { value: 'spent', label: t('spent') },
  ] as const;
  return (
    <Panel title={t('buttons')}>
      <div className={styles.row}>
        <Button kind="primary">{t('start')}</Button>
        <Button>{t('secondary')}</Button>
        <Button kind="soft">{t('soft')}</Button>
        <Button kind="ghost">{t('ghost')}</Button>
        <Button disabled>{t('disabled')}</Button>
        <Button kind="dangerLine">{t('handIn')}</Button>
      </div>
      <div className={styles.row}>
        <Button kind="primary" busy>
          {t('busy')}
        </Button>
        <Button busy leftIcon={<Icon of={IconPlayerPlay} size={18} />}>
          {t('start')}
        </Button>
        <ButtonLink kind="soft" href="#/dev/gallery" rightIcon={<Icon of={IconArrowRight} size={18} />}>
          {t('link')}
        </ButtonLink>
        <Button size="sm">{t('secondary')}</Button>
        <Button size="lg" kind="soft">
          {t('start')}
        </Button>
        <IconButton label={t('theme')} icon={<Icon of={IconSettings} />} />
        <IconButton label={t('theme')} icon={<Icon of={IconSettings} size={18} />} size="sm" bordered />
        <span>
          <Kbd>1</Kbd> <Kbd>Esc</Kbd>
        </span>
      </div>
      <h3 className={styles.caption}>{t('choices')}</h3>
      <div className={styles.row}>
        <Tabs label={t('choices')} tabs={tabs} value={kind} onChange={setKind} />
        <FilterChip selected={chosen} onClick={() => setChosen(!chosen)}>
          {t('trueFalse')}
        </FilterChip>
        <FilterChip>{t('gaps')}</FilterChip>
        <FilterChip menu>{t('topic')}</FilterChip>
      </div>
      <Tabs label={t('choices')} tabs={tabs} value={kind} onChange={setKind} look="line">
        <p className={styles.quiet}>{tabs.find((tab) => tab.value === kind)?.label}</p>
      </Tabs>
      <div className={styles.row}>
        <Tag tone="ok">{t('reached')}</Tag>
        <Tag tone="info">{t('near')}</Tag>
        <Tag tone="warn">{t('bottleneck')}</Tag>
        <Tag tone="danger">{t('bottleneck')}</Tag>
        <Tag>{t('untested')}</Tag>
        <Tag tone="line">{t('month')}</Tag>
      </div>
    </Panel>
  );
}

import { IconBook2, IconListDetails, IconPrinter, IconReportAnalytics, IconRotate2 } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import type { ReviewBarProps } from './ReviewBar.tsx';
import styles from './ReviewMenu.module.css';
import { reviewMessages } from './review.messages.ts';

type ReviewMenuProps = Pick<ReviewBarProps, 'source' | 'id' | 'own' | 'view' | 'onView'> & {
  opened: boolean;
  onClose: () => void;
};

/** What has no place in a narrow bar. */
export function ReviewMenu({ source, id, own, view, onView, opened, onClose }: ReviewMenuProps) {
  const t = useText(reviewMessages);
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  const other = view === 'review' ? 'text' : 'review';
  return (
    <Drawer opened={opened} onClose={onClose} title={t('more')} side="bottom">
      <div className={styles.menu}>
        <button type="button" onClick={after(() => onView(other))}>
          <Icon of={other === 'text' ? IconBook2 : IconReportAnalytics} />
          {t(other === 'text' ? 'viewText' : 'viewReview')}
        </button>
        <Link {...source.paperPath(id, own ? { own } : {})}>
          <Icon of={IconRotate2} />
          {t('again')}
        </Link>
        <button type="button" onClick={after(() => window.print())}>
          <Icon of={IconPrinter} />
          {t('print')}
        </button>
        <Link to={source.listPath}>
          <Icon of={IconListDetails} />
          {t('toList')}
        </Link>
      </div>
    </Drawer>
  );
}

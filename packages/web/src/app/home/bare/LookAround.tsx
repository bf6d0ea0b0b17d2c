import { IconBooks, IconCalculator, IconSchool } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { RowLink } from '#ui/rows/Row.tsx';
import { bareMessages } from './bare.messages.ts';
import styles from './LookAround.module.css';

const Row = linkAs(RowLink);

/** What can be looked at without beginning anything. */
export function LookAround() {
  const t = useText(bareMessages);
  return (
    <Card padding="none" className={styles.card} aria-labelledby="look-around">
      <CardHead id="look-around" title={t('lookAround')} />
      <Row to="/ielts-calculator" icon={IconCalculator}>
        {t('lookCalculator')}
      </Row>
      <Row to="/ielts-list" icon={IconSchool}>
        {t('lookPractice')}
      </Row>
      <Row to="/" search={{ typeId: 0 }} icon={IconBooks}>
        {t('lookPackages')}
      </Row>
    </Card>
  );
}

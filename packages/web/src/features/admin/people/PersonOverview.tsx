import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { IconGavel } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { Icon } from '#ui/Icon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Tag } from '#ui/Tag.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { peopleMessages } from './people.messages.ts';
import table from './people.module.css';

type Person = Output<Contract['admin']['getPerson']>;
const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

/** What is known about somebody, where they stand, and what waits for an operator. */
export function PersonOverview({ person }: { person: Person }) {
  const t = useText(adminMessages);
  const words = useText(peopleMessages);
  const skills = useText(skillMessages);
  const format = useFormat();
  const isLearner = person.role === 'student';
  const facts = [
    [t('account'), person.account || t('none')],
    [t('school'), person.schools.map(({ name }) => name).join('、') || t('none')],
    [t('registered'), format.date(person.created_at)],
    [t('factor'), t(person.has_second_factor === 1 ? 'factorOn' : 'factorOff')],
    ...(isLearner
      ? [
          [t('exam'), person.exam_date ? format.date(person.exam_date) : t('none')],
          [t('coins'), format.number(person.coins)],
          [
            t('memberships'),
            person.memberships
              .map(({ skill, until }) => t('until', { skill: t(skill), date: format.date(until) }))
              .join('；') || t('none'),
          ],
        ]
      : []),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
      </dl>
      {isLearner && (
        <div className={styles.block}>
          <div className={table.line}>
            <h3 className={styles.small}>{words('scores')}</h3>
            <span className={styles.second}>
              {person.scored_at ? words('scoredAt', { date: format.shortDate(person.scored_at) }) : words('noScores')}
            </span>
          </div>
          <div className={table.scores}>
            {SKILLS.map((skill) => (
              <span key={skill} className={table.score}>
                <BandRing
                  score={person.scores[skill]}
                  target={person.targets[skill]}
                  size={54}
                  subject={skills(skill)}
                />
                {skills(skill)}
              </span>
            ))}
          </div>
        </div>
      )}
      {person.open_challenges > 0 && (
        <div className={styles.block}>
          <div className={table.line}>
            <h3 className={styles.small}>{words('todo')}</h3>
            <Tag tone="warn" icon={<Icon of={IconGavel} size={14} />}>
              {words('openChallenges', { count: person.open_challenges })}
            </Tag>
          </div>
          <Link to="/admin/$" params={{ _splat: 'challenges' }}>
            {words('goSettle')}
          </Link>
        </div>
      )}
    </>
  );
}

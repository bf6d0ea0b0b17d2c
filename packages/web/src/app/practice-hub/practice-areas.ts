import { SKILLS, type Skill } from '@ninefold/core/skills';
import type { MenuGroup, MenuLink } from '#features/shell/menu-items.ts';
import type { PageFacts } from '../page/page-facts.ts';

type FactsAt = (path: string) => Pick<PageFacts, 'name' | 'record'> | null;

/** The menu, sorted as the hub shows it. */
export type PracticeAreas = {
  /** The four skills, in the order every screen lists them. */
  skills: { skill: Skill; link: MenuLink }[];
  /** What is collected and trained a little every day. */
  collected: MenuLink[];
  /** Whole tests, courses, and what looks back on them. */
  wholes: MenuLink[];
};

const WHOLES: readonly PageFacts['name'][] = ['mockList', 'course', 'history', 'learningData', 'analysis'];

/** Every entry of the menu once, except home and the hub itself. */
export function practiceAreas(groups: readonly MenuGroup[], factsAt: FactsAt): PracticeAreas {
  const links = groups
    .flatMap((group) => group.links)
    .filter(({ path }) => path !== '/' && path !== '/ielts-list')
    .map((link) => ({ link, page: factsAt(link.path) }));
  const skills = SKILLS.flatMap((skill) => {
    const found = links.find(({ page }) => page?.record === skill);
    return found ? [{ skill, link: found.link }] : [];
  });
  const others = links.filter(({ link }) => !skills.some((one) => one.link === link));
  const isWhole = ({ page }: (typeof links)[number]) => page !== null && WHOLES.includes(page.name);
  return {
    skills,
    collected: others.filter((one) => !isWhole(one)).map(({ link }) => link),
    wholes: others.filter(isWhole).map(({ link }) => link),
  };
}

import { useText } from '#i18n/useText.ts';
import { studyMessages } from './study.messages.ts';

type Part = { role: string };

/** What the parts of an essay are called; several body paragraphs get numbers. */
export function useRoleName() {
  const t = useText(studyMessages);
  return (parts: readonly Part[], at: number): string => {
    const role = parts[at]?.role ?? '';
    if (role === 'body') {
      const all = parts.filter((part) => part.role === 'body').length;
      const n = parts.slice(0, at + 1).filter((part) => part.role === 'body').length;
      return all > 1 ? t('bodyNumber', { n }) : t('role_body');
    }
    const known = ['greeting', 'introduction', 'overview', 'conclusion', 'closing'] as const;
    const name = known.find((one) => one === role);
    return name ? t(`role_${name}`) : role;
  };
}

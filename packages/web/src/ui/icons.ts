import {
  IconBarbell,
  IconBook,
  IconBooks,
  IconCalculator,
  IconCalendarCheck,
  IconChartHistogram,
  IconCircleDot,
  IconClipboardCheck,
  IconCoins,
  IconCrown,
  IconFileText,
  IconGift,
  IconHeadphones,
  IconHeadset,
  IconHistory,
  IconHome,
  IconListCheck,
  IconMicrophone,
  IconNotebook,
  IconPencil,
  IconSchool,
  IconSettings,
  IconTarget,
  IconUser,
  IconVocabulary,
} from '@tabler/icons-react';
import type { IconDrawing } from './Icon.tsx';

/** The server's menu names its icons; only the drawings listed here are in the page. */
const menuIcons = {
  home: IconHome,
  books: IconBooks,
  headphones: IconHeadphones,
  book: IconBook,
  pencil: IconPencil,
  microphone: IconMicrophone,
  notebook: IconNotebook,
  barbell: IconBarbell,
  'clipboard-check': IconClipboardCheck,
  vocabulary: IconVocabulary,
  'file-text': IconFileText,
  history: IconHistory,
  'chart-histogram': IconChartHistogram,
  school: IconSchool,
  calculator: IconCalculator,
  target: IconTarget,
  user: IconUser,
  headset: IconHeadset,
  settings: IconSettings,
  crown: IconCrown,
  coins: IconCoins,
  gift: IconGift,
  'list-check': IconListCheck,
  'calendar-check': IconCalendarCheck,
} satisfies Record<string, IconDrawing>;

const byName = new Map<string, IconDrawing>(Object.entries(menuIcons));

/** An unknown name, from a newer server, still gets a drawing. */
export function menuIcon(name: string): IconDrawing {
  return byName.get(name) ?? IconCircleDot;
}

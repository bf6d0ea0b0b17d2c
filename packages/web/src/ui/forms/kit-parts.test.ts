import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Written by the browser's maker, they look different on every device and ignore our tokens. */
const BARE = /<select[\s>]|type="(range|date|color)"/;

test('lists to choose from and sliders come from the kit, not from the browser', () => {
  const bare = Object.entries(sources)
    .filter(([path, source]) => BARE.test(source) && !path.endsWith('/Slider.tsx'))
    .map(([path]) => path);
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(bare).toEqual([]);
});

const [config = ''] = Object.values(
  import.meta.glob<string>('../../../vite.config.ts', { query: '?raw', import: 'default', eager: true }),
);

test('an icon of the forms stands apart from them: whoever draws a tick does not download every form for it', () => {
  const iconsIn = (test: (path: string) => boolean) =>
    Object.entries(sources)
      .filter(([path]) => test(path))
      .flatMap(
        ([, source]) => source.match(/import \{([^}]*)\} from '@tabler\/icons-react'/)?.[1]?.match(/\w+/g) ?? [],
      );
  const isForm = (path: string) => path.startsWith('./') && !path.includes('SegmentedSwitch');
  const isKit = (path: string) => path.startsWith('../') && !path.startsWith('../../') && !path.includes('/on-demand/');
  const [ofForms, ofKit] = [iconsIn(isForm), iconsIn(isKit)];
  const apart =
    config
      .match(/Icon\(([\w|]+)\)/)?.[1]
      ?.split('|')
      .map((name) => `Icon${name}`) ?? [];
  expect(ofForms.length).toBeGreaterThan(4);
  expect(ofForms.filter((icon) => !ofKit.includes(icon) && !apart.includes(icon))).toEqual([]);
});

/** What a browser calls itself, as people call it. Order matters: many pretend to be Chrome or Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Empty where nothing is recognised: the page says "unknown" in its own language. */
export function deviceName(agent: string): { browser: string; system: string } {
  const found = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
  return { browser: found(BROWSERS), system: found(SYSTEMS) };
}

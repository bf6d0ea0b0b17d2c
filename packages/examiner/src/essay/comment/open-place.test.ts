import { describe, expect, test } from 'vitest';
import type { Correction } from '../report.ts';
import { factsOf } from './facts.testing.ts';
import { openPlace } from './open-place.ts';

const RAISE = { zh: '下一步', en: 'the next step' };
const ESSAY = [
  'Many towns want fewer cars. I agree with them.',
  'Cars are very loud in the narrow streets of old towns. However, the buses stop at every corner and are slow.',
  'People like quiet streets.',
  'In conclusion, towns should have fewer cars in them.',
].join('\n\n');
const told = (name: Parameters<typeof openPlace>[0], text = ESSAY, more = {}) =>
  openPlace(name, { ...factsOf(text, 6), ...more }, RAISE)[0];
const slip = (kind: Correction['kind']): Correction => ({
  ...{ start: 52, end: 56, original: 'Cars', replacement: 'The cars', kind, rule: 'x', confidence: 0.9 },
  ...{ certain: true, explanation: { zh: '冠词', en: 'An article.' } },
});

describe('a criterion in which nothing was found', () => {
  test('says so, is no weakness, and quotes whole sentences of the body', () => {
    expect(told('tr')).toMatchObject({ open: true, good: false, better: RAISE });
    expect(told('cc')?.quote?.text).toBe('However, the buses stop at every corner and are slow.');
    expect(told('gra')?.quote?.text).toBe('Cars are very loud in the narrow streets of old towns.');
    expect(told('tr')?.quote?.text).toBe('Cars are very loud in the narrow streets of old towns.');
  });
  test('of its words it names one that can stand for anything', () => {
    const text = ESSAY.replace('are very loud in the narrow', 'make a loud noise in the narrow');
    expect(told('lr', text)?.en).toContain('begin with "make" here');
  });
  test('shows a sure correction of its own where there is one', () => {
    const corrections = [slip('article')];
    expect(told('gra', ESSAY, { corrections })).toMatchObject({ en: 'An article.', good: false });
    expect(told('gra', ESSAY, { corrections })?.open).toBeUndefined();
    expect(told('gra', ESSAY, { corrections: [slip('spelling')] })?.open).toBe(true);
    expect(told('lr', ESSAY, { corrections: [slip('spelling')] })?.open).toBeUndefined();
  });
  test('says nothing beside a warning, which tells why the band is low', () => {
    expect(told('tr', ESSAY, { warnings: [{ zh: '太短', en: 'Too short.' }] })).toBeUndefined();
  });
  test('finds no place in a line, a list or a single sentence to go on from', () => {
    expect(told('cc', 'Cars are very loud in the streets of old towns.')).toBeUndefined();
    expect(told('gra', '- cars\n- buses\n- trains and many other things that people use')).toBeUndefined();
  });
});

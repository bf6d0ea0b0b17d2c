// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { leaveTabOrder } from './tab-order.ts';

test('a card that stands ready is left out by the Tab key, with what is drawn later, and gets everything back', async () => {
  const card = document.createElement('div');
  card.innerHTML = '<button>A</button><a href="#x">B</a><p tabindex="0">C</p><input><span>no</span>';
  const order = () => [...card.querySelectorAll('*')].map((one) => one.getAttribute('tabindex'));
  const restore = leaveTabOrder(card);
  expect(order()).toEqual(['-1', '-1', '-1', '-1', null]);
  card.append(document.createElement('textarea'));
  await expect.poll(() => order().at(-1)).toBe('-1');
  restore();
  expect(order()).toEqual([null, null, '0', null, null, null]);
});

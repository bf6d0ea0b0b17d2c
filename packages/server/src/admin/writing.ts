import type { Command } from './command.ts';
import { withOperatorServices } from './with-operator-services.ts';

export const writingCommands: Record<string, Command> = {
  disagreements: {
    about: 'what learners dispute in their essay reports, and the rules disputed most (disagreements [how many])',
    run: ([limit]) => showDisagreements(Number(limit) || 20),
  },
};

async function showDisagreements(limit: number): Promise<void> {
  const { list, rules } = await withOperatorServices(({ disagreements }) =>
    disagreements.list({ page_size: Math.min(limit, 100) }),
  );
  for (const { create_time, about, words, original, replacement, sentence } of list) {
    console.log(`${new Date(create_time * 1000).toISOString()}  ${about}  ${words}`);
    if (sentence) console.log(`    ${original || '(nothing)'} → ${replacement || '(nothing)'}: ${sentence}`);
  }
  for (const { rule, disputed, shown } of rules) console.log(`${rule}: disputed ${disputed} of ${shown} times`);
  if (list.length === 0) console.log('Nobody disagrees');
}

import { useSearch } from '@tanstack/react-router';
import { use } from 'react';
import { DrillPage } from '#features/mistakes/drill/DrillPage.tsx';
import { withWordTools } from '../papers/with-word-tools.tsx';
import { loadDrillKits } from './drill-kits.ts';

/** `/mistakes/practice`: today's ten, or those of a kind or an attempt. */
function Drill() {
  const kits = use(loadDrillKits());
  const { skill, kind, attempt } = useSearch({ strict: false });
  const which = skill && kind ? { skill, kind } : attempt ? { attempt_id: attempt } : {};
  return <DrillPage key={JSON.stringify(which)} kits={kits} which={which} />;
}

export const DrillRoute = withWordTools(Drill);

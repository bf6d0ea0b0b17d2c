import { useSearch } from '@tanstack/react-router';
import { HardPage } from './hard/HardPage.tsx';
import { PlacementPage } from './placement/PlacementPage.tsx';
import { RoundPage } from './round/RoundPage.tsx';

/** `/word-learning`: today's new words; `?which=notebook` those of the notebook, `?which=placement` the placement. */
export function LearningRoute() {
  const { which } = useSearch({ strict: false });
  if (which === 'placement') return <PlacementPage />;
  const cards = which === 'notebook' ? 'notebook' : 'learn';
  return <RoundPage key={cards} which={cards} />;
}

/** `/word-review`: what is due; `?which=hard` the words that were taken out of the round. */
export function ReviewRoute() {
  const { which } = useSearch({ strict: false });
  return which === 'hard' ? <HardPage /> : <RoundPage which="review" />;
}

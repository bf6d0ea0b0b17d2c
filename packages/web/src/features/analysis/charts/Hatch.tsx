/** Hatching means "not certain" and nothing else. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" y1="0" x2="0" y2="6" stroke="var(--nf-ink-3)" strokeWidth="1.6" />
    </pattern>
  );
}

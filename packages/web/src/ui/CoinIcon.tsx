/** An old Chinese coin with its square hole; the number beside it says how many. */
export function CoinIcon({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" style={{ display: 'block', flex: 'none' }}>
      <circle cx="10" cy="10" r="8.6" fill="var(--nf-coin)" />
      <circle cx="10" cy="10" r="6.4" fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.1" />
      <rect x="7.6" y="7.6" width="4.8" height="4.8" rx=".6" fill="#fff" fillOpacity=".95" />
    </svg>
  );
}

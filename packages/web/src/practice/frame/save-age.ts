/** How to say when something was saved: counting the first seconds aloud would only be restless. */
export function saveAge(seconds: number): 'now' | 'seconds' | 'ago' {
  if (seconds < 5) return 'now';
  return seconds < 60 ? 'seconds' : 'ago';
}

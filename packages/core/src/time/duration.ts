/** `mm:ss`, and `HH:mm:ss` from one hour on. Parts of a second do not count; a negative time reads as zero. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor((whole % 3600) / 60), whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** `3:05`: for columns of short times, where a leading zero would only be noise. */
export const shortDuration = (seconds: number): string => formatDuration(seconds).replace(/^0(?=\d)/, '');

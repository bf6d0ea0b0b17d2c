type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

/** By the device's clock. After midnight it is still evening: at two o'clock nobody feels that it is morning. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening';
}

const [WIDTH, HEIGHT] = [140, 28];

/** A small line from zero up, so that a fall looks like one; `first` is the height of the first essay. */
export function rateLine(rates: readonly number[]) {
  const most = Math.max(0.1, ...rates);
  const step = rates.length > 1 ? WIDTH / (rates.length - 1) : 0;
  const points = rates.map((rate, at) => ({
    x: Math.round(at * step * 10) / 10,
    y: Math.round(HEIGHT * (1 - rate / most) * 10) / 10,
  }));
  return { width: WIDTH, height: HEIGHT, points, first: points[0]?.y ?? HEIGHT };
}

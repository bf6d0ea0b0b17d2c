/** One line per step of the start, with its time. */
export type Steps = {
  step<T>(name: string, work: () => Promise<T>, tell?: (result: T) => string): Promise<T>;
  seconds(): number;
};

export function steps(print: (line: string) => void = console.log): Steps {
  const begun = performance.now();
  return {
    async step(name, work, tell = () => '') {
      const from = performance.now();
      const result = await work();
      print(`  ${name.padEnd(14)} ${duration(performance.now() - from).padStart(8)}  ${tell(result)}`.trimEnd());
      return result;
    },
    seconds: () => (performance.now() - begun) / 1000,
  };
}

const duration = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** Medians of repeated runs, of two variants that take turns so that the machine's moods fall on both alike. */

export interface Workload {
  readonly name: string;
  /** What is counted: rulings, events, positions, sentences. */
  readonly unit: string;
  /** Runs once and says how many units that were. */
  readonly run: () => number;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Seconds for one unit. */
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Measures workloads side by side. @param seconds for how long, at least, in all */
export function measure(workloads: readonly Workload[], seconds: number, least = 7): Figure[] {
  const times = workloads.map(() => [] as number[]);
  for (const { run } of workloads) run();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.some((one) => one.length < least)) {
    workloads.forEach(({ run }, index) => {
      const start = performance.now();
      const units = run();
      times[index]?.push((performance.now() - start) / 1000 / units);
    });
  }
  return workloads.map(({ name, unit }, index) => {
    const sorted = (times[index] ?? []).sort((a, b) => a - b);
    return {
      name,
      unit,
      median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      least: sorted[0] ?? Number.NaN,
      most: sorted.at(-1) ?? Number.NaN,
    };
  });
}

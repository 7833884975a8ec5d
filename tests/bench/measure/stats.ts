/** Medians and interleaving: they make ratios stable on a shared machine. */

export interface Sampling {
  /** Rounds in which every contender is measured. */
  rounds: number
  /** Minimum milliseconds of a sample: fast contenders run many times in it. */
  sampleMs: number
  /** Warm-up milliseconds of each contender, for the JIT compiler. */
  warmUpMs?: number
}

/** The middle value; of an even number the mean of the middle two. NaN for none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The quantile, interpolated between two values. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [lower, upper] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (lower === undefined || upper === undefined) return Number.NaN
  return lower + (upper - lower) * (place - Math.floor(place))
}

/**
 * The ratio: the median of the rounds' own ratios. Both sides of a round are measured at nearly the same time, so
 * that other load slows both and cancels out.
 */
export function ratioOf(ours: readonly number[], base: readonly number[]): number {
  if (ours.length !== base.length)
    throw new Error(`Expected a sample of each for every round, got ${ours.length} and ${base.length}.`)
  return median(ours.map((value, round) => value / (base[round] ?? Number.NaN)))
}

/**
 * The order of one round: each goes first in turn, and every second time around backwards, since each pays for the garbage
 * of the one before.
 */
export function turn<T>(items: readonly T[], round: number): T[] {
  if (items.length === 0) return []
  const start = round % items.length
  const order = [...items.slice(start), ...items.slice(0, start)]
  return Math.floor(round / items.length) % 2 === 0 ? order : order.toReversed()
}

export type Samples<Name extends string> = Record<Name, number[]>

/** Synchronous or asynchronous work; its result is kept until the sample ends, so that it is not optimised away. */
export type Work = () => unknown

/**
 * Measures contenders alternately: every round runs each of them once.
 * @param prepare setup for a contender before each of its samples, given the number of runs; not measured
 * @returns milliseconds per run, one sample per round
 */
export async function interleave<Name extends string>(
  contenders: Record<Name, Work>,
  { rounds, sampleMs, warmUpMs = 300 }: Sampling,
  prepare: Partial<Record<Name, (runs: number) => void>> = {},
): Promise<Samples<Name>> {
  const names = Object.keys(contenders) as Name[]
  const repeats = new Map<Name, number>()
  for (const name of names) {
    await repeatsFor(contenders[name], warmUpMs, prepare[name])
    repeats.set(name, await repeatsFor(contenders[name], sampleMs, prepare[name]))
  }
  const samples = new Map(names.map((name): [Name, number[]] => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of turn(names, round)) {
      const runs = repeats.get(name) ?? 1
      prepare[name]?.(runs)
      samples.get(name)?.push(await timePerRun(contenders[name], runs))
    }
  }
  return Object.fromEntries(samples) as Samples<Name>
}

/** Number of runs that make a sample long enough. */
async function repeatsFor(
  work: Work,
  sampleMs: number,
  prepare: (runs: number) => void = () => {},
): Promise<number> {
  for (let repeats = 1; ;) {
    prepare(repeats)
    const total = (await timePerRun(work, repeats)) * repeats
    if (total >= sampleMs) return repeats
    const wanted = sampleMs / Math.max(total, sampleMs / 10)
    repeats = Math.ceil(repeats * Math.max(1.2, wanted))
  }
}

/** The last result, so that the engine cannot drop the work. */
const kept: { answer: unknown } = { answer: undefined }

/** CPU time instead of wall time: on a shared machine waiting says nothing about the work. */
async function timePerRun(work: Work, repeats: number): Promise<number> {
  const start = process.cpuUsage()
  for (let i = 0; i < repeats; i++) {
    const answer = work()
    kept.answer = answer instanceof Promise ? await answer : answer
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / repeats
}

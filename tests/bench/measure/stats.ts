/** Medians and interleaving: what makes ratios hold on a machine that others use too. */

export interface Sampling {
  /** How often every contender is measured. */
  rounds: number
  /** Milliseconds that one sample lasts at least: a fast contender runs many times for it. */
  sampleMs: number
  /** Milliseconds that each contender runs before it counts, for the compiler to have done with it. */
  warmUpMs?: number
}

/** The middle value; of an even number the mean of the middle two. NaN for none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which this share of them lies, between two of them in proportion. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [lower, upper] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (lower === undefined || upper === undefined) return Number.NaN
  return lower + (upper - lower) * (place - Math.floor(place))
}

/**
 * How many times as long: the median of the rounds' own ratios. Both were measured within the same moment of each
 * round, so that a busy moment slows both and cancels out.
 */
export function ratioOf(ours: readonly number[], base: readonly number[]): number {
  if (ours.length !== base.length)
    throw new Error(`Expected a sample of each for every round, got ${ours.length} and ${base.length}.`)
  return median(ours.map((value, round) => value / (base[round] ?? Number.NaN)))
}

/** The order of one round: each goes first in turn, for the first pays for the garbage of the last. */
export function turn<T>(items: readonly T[], round: number): T[] {
  const start = items.length === 0 ? 0 : round % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

export type Samples<Name extends string> = Record<Name, number[]>

/** Synchronous or asynchronous work; what it answers is kept until the sample ends, so that nothing is optimised away. */
export type Work = () => unknown

/**
 * Times contenders in turns: every round runs each of them once.
 * @param prepare what a contender needs before each of its samples; it is not timed
 * @returns milliseconds per run, one sample a round
 */
export async function interleave<Name extends string>(
  contenders: Record<Name, Work>,
  { rounds, sampleMs, warmUpMs = 300 }: Sampling,
  prepare: Partial<Record<Name, () => void>> = {},
): Promise<Samples<Name>> {
  const names = Object.keys(contenders) as Name[]
  const repeats = new Map<Name, number>()
  for (const name of names) {
    prepare[name]?.()
    await repeatsFor(contenders[name], warmUpMs)
    prepare[name]?.()
    repeats.set(name, await repeatsFor(contenders[name], sampleMs))
  }
  const samples = new Map(names.map((name): [Name, number[]] => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of turn(names, round)) {
      prepare[name]?.()
      samples.get(name)?.push(await timePerRun(contenders[name], repeats.get(name) ?? 1))
    }
  }
  return Object.fromEntries(samples) as Samples<Name>
}

/** How many runs make a sample that long. */
async function repeatsFor(work: Work, sampleMs: number): Promise<number> {
  for (let repeats = 1; ;) {
    const total = (await timePerRun(work, repeats)) * repeats
    if (total >= sampleMs) return repeats
    const wanted = sampleMs / Math.max(total, sampleMs / 10)
    repeats = Math.ceil(repeats * Math.max(1.2, wanted))
  }
}

/** The last answer, for the engine cannot know that nobody reads it. */
export const kept: { answer: unknown } = { answer: undefined }

/** Processor time, not the clock's: on a machine that others use too, waiting for it says nothing about the work. */
async function timePerRun(work: Work, repeats: number): Promise<number> {
  const start = process.cpuUsage()
  for (let i = 0; i < repeats; i++) {
    const answer = work()
    kept.answer = answer instanceof Promise ? await answer : answer
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / repeats
}

import { isTest, type SourceFile } from '../check/sources'
import { mutantsOf, type Mutant } from './mutants'

/** Demo rows and pictures, and what starts programs: no unit test is meant to notice a change there. */
const LEFT_OUT = /^server\/demo\/|^scripts\/(?:launch|screens|[\w-]+\.mjs)|^scripts\/mutate|\.d\.ts$/

export const FLOORS = ['schemas', 'engine', 'widgets', 'storefront', 'designer', 'server', 'scripts'] as const

export const floorOf = ({ file }: Pick<Mutant, 'file'>): string => file.split('/', 1)[0] ?? ''

const sourcesOf = (files: SourceFile[]) => files.filter(({ path }) => !isTest(path) && !LEFT_OUT.test(path))

/** As many mutants of each floor, the same for the same seed and sources. */
export function sampleOf(files: SourceFile[], count: number, seed: number): Mutant[] {
  const random = randomBy(seed)
  const all = sourcesOf(files).flatMap(({ path, text }) => mutantsOf(path, text))
  return FLOORS.flatMap((floor, at) => {
    const own = all.filter((mutant) => floorOf(mutant) === floor)
    const share = Math.floor((count * (at + 1)) / FLOORS.length) - Math.floor((count * at) / FLOORS.length)
    return Array.from({ length: Math.min(share, own.length) }, () =>
      own.splice(Math.floor(random() * own.length), 1),
    ).flat()
  })
}

/** The same mutants in other sources, where their code still exists; of several places the one nearest to the old path. */
export function sameIn(files: SourceFile[], wanted: readonly Mutant[]): (Mutant | undefined)[] {
  const places = new Map<string, Mutant[]>()
  for (const { path, text } of sourcesOf(files))
    for (const mutant of mutantsOf(path, text)) {
      const key = keyOf(mutant)
      places.set(key, [...(places.get(key) ?? []), mutant])
    }
  return wanted.map((old) =>
    (places.get(keyOf(old)) ?? [])
      .filter((mutant) => floorOf(mutant) === floorOf(old))
      .toSorted((a, b) => common(old.file, b.file) - common(old.file, a.file))
      .at(0),
  )
}

const keyOf = ({ code, operator, before, after, nth }: Mutant) =>
  JSON.stringify([code, operator, before, after, nth].map((part) => String(part).replaceAll(/\s/g, '')))

/** How many parts of two paths are the same, counted from the file's name. */
function common(a: string, b: string): number {
  const [left, right] = [a.split('/').toReversed(), b.split('/').toReversed()]
  const at = left.findIndex((part, i) => part !== right[i])
  return at === -1 ? left.length : at
}

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

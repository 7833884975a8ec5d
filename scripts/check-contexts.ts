/** Fails when a file imports past the door of a context or against the order, or when folders import each other in a circle. */
import { DOOR, FLOOR_ORDERS, type FloorOrder } from './check/contexts'
import { importsOf, type Import } from './check/import-graph'
import { isTest, sourceFiles, type SourceFile } from './check/sources'

/** One line for each finding, with what to do instead. */
export function checkContexts(
  files: SourceFile[] = sourceFiles(),
  floors: readonly FloorOrder[] = FLOOR_ORDERS,
): string[] {
  const imports = importsOf(files.filter(({ path }) => !isTest(path) && !/\/testing\.tsx?$/.test(path)))
  return floors.flatMap((floor) => {
    const paths = files.map(({ path }) => path).filter((path) => path.startsWith(`${floor.floor}/`))
    const own = imports.filter(({ from, to }) => isOn(floor, from) && isOn(floor, to))
    return [
      ...unordered(floor, paths),
      ...own.flatMap((one) => judge(floor, one)),
      ...folderCycles(floor.floor, own),
    ]
  })
}

const isOn = ({ floor }: FloorOrder, path: string) => path.startsWith(`${floor}/`)

/** The entry of the order that a file belongs to; `undefined` for files directly in the floor. */
const partOf = ({ floor, order }: FloorOrder, path: string) =>
  order.find((part) => path.startsWith(`${floor}/${part}/`))

/** Folders with code that the order does not name. */
function unordered(floor: FloorOrder, paths: readonly string[]): string[] {
  const strange = paths.filter((path) => path.split('/').length > 2 && partOf(floor, path) === undefined)
  const folders = new Set(strange.map((path) => path.split('/').slice(0, -1).join('/')))
  return [...folders].map(
    (folder) => `${folder} has no place in the order of its floor: add it to scripts/check/contexts.ts`,
  )
}

function judge(floor: FloorOrder, { from, to, line }: Import): string[] {
  const [own, other] = [partOf(floor, from), partOf(floor, to)]
  if (own === other) return []
  const place = `${from}:${line} imports ${to}`
  const rank = (part: string | undefined) => (part === undefined ? Infinity : floor.order.indexOf(part))
  if (rank(other) > rank(own)) {
    return [
      `${place}: ${own} may not import ${other ?? `the files directly in ${floor.floor}`}, which stands above it. ` +
        `Move what both need into ${own} or below it, or take it as an argument (the order: scripts/check/contexts.ts)`,
    ]
  }
  if (other !== undefined && floor.contexts.includes(other) && !isDoor(`${floor.floor}/${other}`, to)) {
    return [
      `${place}, past the door of ${other}: import it from ${floor.floor}/${other}, and let its index.ts export it ` +
        `if others may use it`,
    ]
  }
  return []
}

const isDoor = (context: string, to: string) => to === context || DOOR.test(to.slice(context.length + 1))

/** Circles between neighbours of which one at least is a folder, with one import for each step. */
function folderCycles(floor: string, imports: readonly Import[]): string[] {
  const levels = new Map<string, Map<string, Map<string, Import>>>()
  for (const one of imports) {
    const [from, to] = [one.from.split('/'), one.to.split('/')]
    const depth = from.findIndex((part, index) => part !== to[index])
    if (depth < 1) continue
    const folder = from.slice(0, depth).join('/')
    const level = levels.get(folder) ?? new Map<string, Map<string, Import>>()
    const [a, b] = [nodeAt(from, depth), nodeAt(to, depth)]
    const steps = level.get(a) ?? new Map<string, Import>()
    if (!steps.has(b)) steps.set(b, one)
    levels.set(folder, level.set(a, steps))
  }
  return [...levels].flatMap(([folder, level]) =>
    shortestCycles(level)
      .filter((cycle) => cycle.some((node) => node.endsWith('/')))
      .map((cycle) => describe(folder || floor, cycle, level)),
  )
}

/** A child of a folder: a file, or a folder with `/` at its end. */
const nodeAt = (path: readonly string[], depth: number) =>
  path.length > depth + 1 ? `${path[depth]}/` : (path[depth] ?? '')

type Level = Map<string, Map<string, Import>>

/** For each set of nodes that reach each other one shortest way round. */
function shortestCycles(level: Level): string[][] {
  const found: string[][] = []
  const seen = new Set<string>()
  for (const start of level.keys()) {
    if (seen.has(start)) continue
    const cycle = wayBack(start, level)
    if (!cycle) continue
    cycle.forEach((node) => seen.add(node))
    found.push(cycle)
  }
  return found
}

/** Breadth first: the shortest way from a node back to it. */
function wayBack(start: string, level: Level): string[] | undefined {
  const before = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const next of level.get(node)?.keys() ?? []) {
      if (next === start) {
        const way = [node]
        while (way[0] !== start) way.unshift(before.get(way[0] ?? '') ?? start)
        return way
      }
      if (before.has(next)) continue
      before.set(next, node)
      queue.push(next)
    }
  }
  return undefined
}

function describe(folder: string, cycle: readonly string[], level: Level): string {
  const steps = cycle.map((node, index) => {
    const { from, line, to } = level.get(node)?.get(cycle[(index + 1) % cycle.length] ?? '') ?? {}
    return `${from}:${line} imports ${to}`
  })
  return (
    `${folder}: ${[...cycle, cycle[0]].join(' → ')} is a circle (${steps.join(', ')}). ` +
    `Move what they share into the lower one, or make them one folder`
  )
}

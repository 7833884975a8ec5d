/** Fails on cycles of imports, type imports included: files of a cycle cannot be understood or moved separately. */
import { importsOf } from './check/import-graph'
import { sourceFiles, type SourceFile } from './check/sources'

/** One line for each cycle, with its path. */
export function checkCycles(files: SourceFile[] = sourceFiles()): string[] {
  const targets = new Map<string, string[]>(files.map((file) => [file.path, []]))
  for (const { from, to } of importsOf(files)) targets.get(from)?.push(to)
  return findCycles(targets).map(
    (cycle) => `${[...cycle, cycle[0]].join(' → ')}: move what they share into a file of its own`,
  )
}

/** Cycles found by a depth-first walk: at least one for every strongly connected set of files. */
export function findCycles(targets: Map<string, string[]>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    if (done.has(file)) return
    const at = path.indexOf(file)
    if (at >= 0) {
      cycles.push(path.slice(at))
      return
    }
    path.push(file)
    targets.get(file)?.forEach(visit)
    path.pop()
    done.add(file)
  }
  for (const file of targets.keys()) visit(file)
  return cycles
}

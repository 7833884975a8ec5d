/** Fails on files that are too small to stand alone, and on files that are too long to read. */
import { importsOf } from './check/import-graph'
import { isTest, sourceFiles, type SourceFile } from './check/sources'

const SMALL = 40
const LONG = 350

/** Files whose role their name says: layers of a module, parts of a widget or section, what is found by its name. */
const ROLES = [
  /(?:^|\/)(?:index|main|Render|data|texts|repo|service|routes|admin-routes|steps)\.tsx?$/,
  /-repo\.ts$/,
  // definitions that are found by their name, and parts that are loaded on their own
  /\.(?:[a-z]+)\.tsx?$/,
  /(?:^|\/)check-[\w-]+\.ts$/,
  /^(?:server\/db\/schema|schemas\/rules|scripts\/generate)\//,
]

/** One line for each file that should be merged or divided. */
export function checkFiles(files: SourceFile[] = sourceFiles()): string[] {
  const importers = new Map<string, Set<string>>()
  for (const { from, to } of importsOf(files)) importers.set(to, (importers.get(to) ?? new Set()).add(from))
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length
      if (lines > LONG)
        return [`${path} has ${lines} lines, expected at most ${LONG}: divide it by its ideas`]
      const [importer, ...others] = importers.get(path) ?? []
      const isSmall = lines <= SMALL && importer !== undefined && others.length === 0
      return isSmall && !isDoor(importer) && !ROLES.some((role) => role.test(path))
        ? [`${path} has ${lines} lines and one importer, ${importer}: merge them, or name its role`]
        : []
    })
}

/** What a door exports has users of its own. */
const isDoor = (path: string) => /(?:^|\/)index\.tsx?$/.test(path)

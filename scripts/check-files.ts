/** Fails on files that are too small to stand alone, and on files that are too long to read. */
import { importsOf } from './check/import-graph'
import { isTest, sourceFiles, type SourceFile } from './check/sources'

const SMALL = 40
const LONG = 350

/** Files whose role their name says: layers of a module, parts of a widget or section, what is found by its name. */
const ROLES = [
  /(?:^|\/)(?:index|main|Render|data|texts|repo|service|routes|admin-routes|steps)\.tsx?$/,
  /-repo\.ts$/,
  // definitions that are found by their name
  /\.(?:[a-z]+)\.tsx?$/,
  // interface texts that several files of a module share
  /\/texts\//,
  /(?:^|\/)check-[\w-]+\.ts$/,
  /^(?:server\/db\/schema|schemas\/rules|scripts\/generate)\//,
]

/** One line for each file that should be merged or divided. */
export function checkFiles(files: SourceFile[] = sourceFiles()): string[] {
  const imports = importsOf(files)
  const chunks = new Set(imports.filter(({ dynamic }) => dynamic).map(({ to }) => to))
  const importers = new Map<string, Set<string>>()
  for (const { from, to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(from))
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length
      if (lines > LONG)
        return [`${path} has ${lines} lines, expected at most ${LONG}: divide it by its ideas`]
      const [importer, ...others] = importers.get(path) ?? []
      const isSmall = lines <= SMALL && importer !== undefined && others.length === 0
      const hasRole = chunks.has(path) || ROLES.some((role) => role.test(path))
      return isSmall && !hasRole && !isDoor(importer) && !isTest(importer)
        ? [`${path} has ${lines} lines and one importer, ${importer}: merge them, or name its role`]
        : []
    })
}

/** What a door exports has users of its own. */
const isDoor = (path: string) => /(?:^|\/)index\.tsx?$/.test(path)

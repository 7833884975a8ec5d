/** Fails when a file imports against the direction of the architecture, or the engine names a widget. */
import { importsOf, type Import } from './check/import-graph'
import { folderOf, isTest, sourceFiles, type Folder, type SourceFile } from './check/sources'

/** What each folder may import besides itself. */
const ALLOWED: Record<Folder, readonly Folder[]> = {
  schemas: [],
  engine: ['schemas'],
  widgets: ['schemas', 'engine'],
  storefront: ['schemas', 'engine', 'widgets'],
  designer: ['schemas', 'engine', 'widgets'],
  language: ['schemas', 'engine'],
  mcp: ['schemas', 'engine'],
  server: ['schemas', 'engine', 'mcp'],
  packages: ['schemas', 'engine', 'language', 'mcp', 'scripts'],
  scripts: ['schemas', 'engine', 'widgets', 'storefront', 'designer', 'language', 'mcp', 'server', 'tests'],
  tests: ['schemas', 'engine', 'widgets', 'storefront', 'designer', 'language', 'mcp', 'server', 'scripts'],
}

/** Folders that the server may use only through their build. */
const BROWSER: ReadonlySet<Folder> = new Set(['widgets', 'storefront', 'designer'])

/** What to do instead of importing from a folder in the wrong direction. */
const INSTEAD: Record<Folder, string> = {
  schemas: 'import it from @schemas',
  engine: 'move shared code down into schemas, or take it as an argument',
  widgets: 'let the caller pass it in: the engine gets widgets through its registry',
  storefront: 'pass it in as a prop or an argument; code shared by widgets belongs in widgets/shared',
  designer: 'pass it in; code of both applications belongs in engine',
  mcp: 'its command and the server open it to agents; page logic belongs in engine or schemas',
  language: 'editors and scripts use it; what others need too belongs in schemas',
  server: 'ask the API for it; shapes that cross the wire belong in schemas',
  packages: 'packages are made of the floors; what the project needs itself belongs in one of those',
  scripts: 'move the code into the folder that it belongs to and let the script import it',
  tests: 'only tests may import test helpers; move run-time code next to its users',
}

/** One line for each import in the wrong direction; empty if there are none. */
export function checkImports(files: SourceFile[] = sourceFiles()): string[] {
  return [
    ...importsOf(files.filter((file) => !isTest(file.path))).flatMap(findingsOf),
    ...widgetsNamedIn(files),
  ]
}

function findingsOf({ from, to, line }: Import): string[] {
  const [own, other] = [folderOf(from), folderOf(to)]
  const place = `${from}:${line}`
  if (own === 'server' && other === 'engine' && !to.startsWith('engine/page')) {
    return [
      `${place} imports ${to}: the server uses engine/page only; rendering reaches it through the storefront's server entry`,
    ]
  }
  if (own === 'widgets' && to.startsWith('engine/settings')) {
    return [
      `${place} imports ${to}: settings forms are the designer's; a widget declares its form by x-ui in its schema`,
    ]
  }
  if (own === other || ALLOWED[own].includes(other)) return []
  if (own === 'server' && BROWSER.has(other)) {
    return [
      `${place} imports ${to}: server may not import ${other}; the server gets it through the built server entry`,
    ]
  }
  const advice = Object.hasOwn(INSTEAD, other) ? INSTEAD[other] : `move it into ${own}`
  return [`${place} imports ${to}: ${own} may not import ${other}; ${advice}`]
}

function widgetsNamedIn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('engine/') && !isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const [id] = /W00\d\d/.exec(line) ?? []
        return id
          ? [
              `${path}:${index + 1} names the widget ${id}: declare what is special in its schema or defineWidget, and read it from there`,
            ]
          : []
      }),
    )
}

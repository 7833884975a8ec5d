import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatted, type Files, type Output } from './output'

const PACKAGE = 'packages/engine'
/** Names that applications can import; more would be hard to keep. */
export const MOST_NAMES = 60

interface Door {
  name: string
  values: string[]
  types: string[]
}

/** `packages/engine/api.md`: every name that the package exports, so that each change of them is seen in a review. */
export const publicNames: Output = async ({ root }) => {
  const manifest = path.join(root, PACKAGE, 'package.json')
  if (!existsSync(manifest)) return {}
  const doors = doorsOf(root, manifest)
  const all = new Set(doors.flatMap(({ values, types }) => [...values, ...types]))
  const rows = doors.map(
    ({ name, values, types }) => `## ${name}\n\n${lineOf('values', values)}${lineOf('types', types)}`,
  )
  const text = `# Public names of @pumian/engine\n\nWritten by \`npm run generate\`. ${all.size} names, at most ${MOST_NAMES}.\n\n${rows.join('\n')}`
  const files: Files = { [`${PACKAGE}/api.md`]: await formatted('api.md', text) }
  return files
}

const lineOf = (kind: string, names: string[]) =>
  names.length > 0 ? `${kind}: ${names.map((name) => `\`${name}\``).join(', ')}\n\n` : ''

function doorsOf(root: string, manifest: string): Door[] {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, unknown> }
  return Object.keys(exports)
    .filter((name) => !name.endsWith('.css'))
    .map((name) => {
      const file = `${PACKAGE}/src/${name === '.' ? 'index' : name.slice('./'.length)}.ts`
      return {
        name: path.posix.join('@pumian/engine', name),
        ...namesIn(readFileSync(path.join(root, file), 'utf8')),
      }
    })
}

/** What the `export { … } from` lines of a door name. */
export function namesIn(text: string): Pick<Door, 'values' | 'types'> {
  const values: string[] = []
  const types: string[] = []
  for (const [, isType, list = ''] of text.matchAll(/^export (type )?\{([^}]*)\} from /gm))
    for (const entry of list.split(',').map((part) => part.trim()))
      if (entry !== '')
        (isType || entry.startsWith('type ') ? types : values).push(entry.split(/\s+/).at(-1) ?? entry)
  return { values: values.toSorted(), types: types.toSorted() }
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  declarationOf,
  exportsOf,
  headOf,
  sourceReader,
  type Declared,
  type ReadSource,
} from './declarations'
import { examplesIn, type Example } from './examples'
import { formatted, type Files, type Output } from './output'

const PACKAGE = 'packages/engine'
/** Names that applications can import; more would be hard to keep. */
export const MOST_NAMES = 60

interface Door {
  /** `@pumian/engine/design` */
  name: string
  about: string
  names: PublicName[]
}

interface PublicName extends Declared {
  name: string
  /** Of its declaration. */
  place: string
}

/**
 * `packages/engine/api.md`: every name that the package exports, with signature, docstring and an example, so that each
 * change of them is seen in a review. docs/engine-api.md shows it.
 */
export const publicNames: Output = async ({ root }) => {
  if (!existsSync(path.join(root, PACKAGE, 'package.json'))) return {}
  const doors = doorsOf(root)
  const text = await textOf(doors, examplesIn(root))
  const files: Files = { [`${PACKAGE}/api.md`]: await formatted('api.md', text) }
  return files
}

/** The entries of the package and what they export: values first, by name. */
export function doorsOf(root: string): Door[] {
  const manifest = readFileSync(path.join(root, PACKAGE, 'package.json'), 'utf8')
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> }
  const read = sourceReader(root)
  return Object.keys(exports)
    .filter((entry) => !entry.endsWith('.css'))
    .map((entry) => {
      const file = `${PACKAGE}/src/${entry === '.' ? 'index' : entry.slice('./'.length)}.ts`
      const source = read(file)
      return {
        name: path.posix.join('@pumian/engine', entry),
        about: headOf(source),
        names: namesOf(root, read, file),
      }
    })
}

function namesOf(root: string, read: ReadSource, file: string): PublicName[] {
  const names = exportsOf(root, read(file)).map((each) => {
    const declared = declarationOf(root, read, each)
    return {
      ...declared,
      name: each.name,
      place: `${each.file} ${each.local}`,
      isType: declared.isType || each.isType,
    }
  })
  return names.toSorted(
    (a, b) => Number(a.isType) - Number(b.isType) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
  )
}

async function textOf(doors: readonly Door[], examples: readonly Example[]): Promise<string> {
  const all = new Set(doors.flatMap(({ names }) => names.map(({ name }) => name)))
  const parts = [
    '# Public names of @pumian/engine',
    `Written by \`npm run generate\`. ${all.size} names, at most ${MOST_NAMES}. A test runs every example.`,
  ]
  const shown = new Map<string, string>()
  const told = new Map<string, string>()
  for (const { name: door, about, names } of doors) {
    parts.push(`## ${door}`, proseOf(about))
    for (const each of names) {
      parts.push(`### ${each.name}`)
      const known = told.get(each.place)
      if (known !== undefined) {
        parts.push(`The same as [${each.name}](#${each.name.toLowerCase()}) of \`${known}\`.`)
        continue
      }
      told.set(each.place, door)
      parts.push(await partOf(each, examples, shown))
    }
  }
  return `${parts.join('\n\n')}\n`
}

/** @param shown names below which an example is already shown, by its title */
async function partOf(
  { name, signature, doc }: PublicName,
  examples: readonly Example[],
  shown: Map<string, string>,
): Promise<string> {
  const example = examples.find(({ own }) => own.has(name)) ?? examples.find(({ names }) => names.has(name))
  if (!example)
    throw new Error(`Expected an example of ${name} in ${PACKAGE}/examples, since it is public; found none.`)
  const { title, code, language } = example
  const above = shown.get(title)
  if (above === undefined) shown.set(title, name)
  return [
    `\`\`\`ts\n${(await formatted('signature.d.ts', signature)).trim()}\n\`\`\``,
    ...(doc === '' ? [] : [proseOf(doc)]),
    above === undefined ? `Example: ${title}.` : `Example: [${title}](#${above.toLowerCase()}).`,
    ...(above === undefined
      ? [`\`\`\`${language}\n${(await formatted(`example.${language}`, code)).trim()}\n\`\`\``]
      : []),
  ].join('\n\n')
}

/** A docstring as Markdown. */
function proseOf(doc: string): string {
  const [text = '', ...tags] = doc.split(/^@(?=\w)/m)
  const lines = tags.map((tag) => {
    const [, kind = '', rest = ''] = /^(\w+)\s*([^]*)$/.exec(tag) ?? []
    const [, param = '', about = ''] = /^(\S+)\s*([^]*)$/.exec(rest) ?? []
    return kind === 'param' ? `- \`${param}\`: ${plain(about)}` : `- ${kind}: ${plain(rest)}`
  })
  return [plain(text), lines.join('\n')].filter((part) => part !== '').join('\n\n')
}

/** What is no code must not be read as HTML. */
const plain = (text: string) =>
  text
    .trim()
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('')

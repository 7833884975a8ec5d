/** Every code block of the documents is true: commands exist, pages are valid, TypeScript compiles. */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type ParseError } from 'jsonc-parser'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { problemsInText } from '@schemas'
import { checkSource } from '@schemas/dialect/check'
import type { Schema, SourceSchema } from '@schemas/dialect/schema'
import { ROOT } from '@scripts/check/sources'
import { readArguments } from '@scripts/launch/cli.mjs'
import { COMMANDS } from '@scripts/launch/commands.mjs'

interface Block {
  /** `docs/api.md:12` */
  place: string
  language: string
  text: string
}

const FENCE = /^( *)```([\w-]*)[^\n]*\n([^]*?)^\1```$/gm
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT, ignore: 'docs/zh/handbook/fields.md' }).map(
  (path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }),
)
const placeOf = (path: string, text: string, at: number) => `${path}:${text.slice(0, at).split('\n').length}`
const blocks: Block[] = documents.flatMap(({ path, text }) =>
  [...text.matchAll(FENCE)].map((found) => ({
    place: placeOf(path, text, found.index),
    language: found[2] ?? '',
    text: found[3] ?? '',
  })),
)
const blocksOf = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language))
const cases = (found: readonly Block[]) => found.map(({ place, text }) => [place, text] as const)

test('every block says its language, or is shown as it is', () => {
  const known = new Set(['', 'sh', 'json', 'jsonc', 'ts', 'tsx'])
  expect(blocks.filter(({ language }) => !known.has(language))).toEqual([])
})

describe('commands', () => {
  const COMMAND = /\bnpm (?:--prefix \S+ )?(?:run (?:-s )?([\w:-]+)|(start|test))((?: [^\s`#|&;]+)*)/g
  const spans = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\n]*\bnpm [^`\n]*)`/g)].map((found) => ({
      place: placeOf(path, text, found.index),
      text: found[1] ?? '',
    })),
  )

  test('exist, with the options that the documents give them', () => {
    const wrong = [...blocksOf('sh'), ...spans].flatMap(({ place, text }) =>
      [...text.replaceAll('\\\n', ' ').matchAll(COMMAND)].flatMap(([command, run, plain, rest = '']) => {
        const name = run ?? plain ?? ''
        if (!Object.hasOwn(COMMANDS, name)) return [`${place} ${command}: no such script`]
        const { error } = { error: undefined, ...readArguments(name, argumentsIn(rest)) }
        return error === undefined ? [] : [`${place} ${command}: ${error}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('of other programs name files that exist', () => {
    const paths = [...blocksOf('sh'), ...spans].flatMap(({ place, text }) =>
      [...text.matchAll(/\bvitest run (\S+)/g)].map(([, path = '']) => ({ place, path })),
    )
    expect(
      paths.filter(({ path }) => globSync(`${path}*`, { cwd: ROOT, onlyFiles: false }).length === 0),
    ).toEqual([])
  })
})

/** `-- FILE…` → what the command reads; words in capitals are placeholders. */
const argumentsIn = (rest: string) =>
  rest
    .split(' ')
    .filter((word) => word !== '' && word !== '--')
    .map((word) => word.replace(/…$/, ''))

describe('JSON', () => {
  test.each(cases(blocksOf('json', 'jsonc')))('%s is valid', (place, text) => {
    expect(faultsOf(place, text)).toEqual([])
  })
})

const EXAMPLE_KINDS = readFileSync(join(ROOT, 'examples/common/schemas/kinds.json'), 'utf8')

/** What is wrong with a page, a field of a schema, a client's configuration, or any other JSON. */
function faultsOf(place: string, text: string): unknown[] {
  const errors: ParseError[] = []
  const value = parse(text, errors, { allowTrailingComma: false }) as Record<string, unknown>
  if (errors.length > 0) return errors
  if ('formatVersion' in value) return problemsInText(text)
  if ('x-ui' in value) return checkSource(asWidget(place, value))
  if ('entities' in value && text !== EXAMPLE_KINDS) return [`expected ${EXAMPLE_KINDS}`]
  if ('mcpServers' in value && /"command": "npm"/.test(text) && !/"run", "-s", "mcp"/.test(text))
    return ['expected npm to run the script mcp']
  return []
}

/** A field of a schema, as the only one of a widget. */
const asWidget = (file: string, field: Schema): SourceSchema => ({
  id: 'widgets/W9999',
  file,
  schema: {
    $schema: '../generated/dialect.schema.json',
    $id: 'widgets/W9999',
    title: '例子',
    'x-name': 'W9999',
    'x-version': 1,
    'x-nav': ['nav2'],
    'x-platforms': ['pc'],
    type: 'object',
    additionalProperties: false,
    properties: {
      props: { title: '属性', type: 'object', additionalProperties: false, properties: { field } },
      style: { $ref: 'common/box-style', title: '组件样式' },
    },
  },
})

/** Of an application of its own: parts of the example, which a test builds from the packed packages. */
const OWN_APPLICATION = /^docs\/(?:zh\/)?own-application\.md:/
const ofExample = (block: Block) => OWN_APPLICATION.test(block.place)

test('the code of an application of its own is that of an example', () => {
  // tests run the examples of the public names
  const sources = globSync(['examples/*/{app,src}/**/*.{ts,tsx}', 'packages/engine/api.md'], { cwd: ROOT })
  const texts = sources.map((path) => readFileSync(join(ROOT, path), 'utf8'))
  const shown = blocksOf('ts', 'tsx').filter(ofExample)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((block) => !texts.some((text) => text.includes(block.text)))).toEqual([])
})

const typescript = blocksOf('ts', 'tsx').filter((block) => !ofExample(block))
test.runIf(typescript.length > 0)('TypeScript compiles against the sources', () => {
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'documents-'))
  const nameOf = ({ place, language }: Block) => `${place.replaceAll(/[^\w]+/g, '-')}.${language}`
  try {
    for (const block of typescript) writeFileSync(join(folder, nameOf(block)), `${block.text}\nexport {}\n`)
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: {
        noUnusedLocals: false,
        // a step of schemas/migrations/<type> imports what is beside its folder
        rootDirs: ['..', '../../schemas/migrations'],
      },
      include: ['.'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    expect(said('node_modules/typescript/bin/tsc', ['--noEmit', '-p', folder])).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** What a program prints. */
function said(program: string, args: string[]): string {
  const options: ExecFileSyncOptions & { encoding: 'utf8' } = { cwd: ROOT, encoding: 'utf8' }
  try {
    return execFileSync(process.execPath, [program, ...args], options)
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

test('pictures and files that documents link exist', () => {
  const dead = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)[^)]*\)/g)].flatMap((found) => {
      const target = join(ROOT, path, '..', decodeURI(found[1] ?? ''))
      return existsSync(target) ? [] : [`${placeOf(path, text, found.index)} ${found[1]}`]
    }),
  )
  expect(dead).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSource, checkTogether } from '@schemas/dialect/check'
import { checkResolved } from '@schemas/dialect/check-resolved'
import { checkKinds, KINDS_FILE, type CheckedKinds } from '@schemas/dialect/kinds'
import { DialectError, type DialectProblem } from '@schemas/dialect/problem'
import { resolve } from '@schemas/dialect/resolve'
import { typeOf, type Schema, type SourceSchema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { PAGE_TYPE } from '@schemas/page'
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { positionsOf } from '@schemas/text/positions'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** One widget or section, as authored and with references inlined. */
export interface WidgetSchema extends SourceSchema {
  type: string
  resolved: Schema
}

export interface CommonSchema extends SourceSchema {
  resolved: Schema
}

export interface Sources {
  /** The repository that they were read from. */
  root: string
  /** Ordered by dependency. */
  commons: CommonSchema[]
  /** Widgets, then sections, each in the order of their ids. */
  widgets: WidgetSchema[]
  /** Settings of a company: forms, validators and types like widgets', but never part of a page. */
  settings: WidgetSchema[]
  /** Records that operators list, create and edit one by one: products, coupons, articles; forms like settings. */
  records: WidgetSchema[]
  /** Actions of operators: ship an order, refuse a voucher; forms like settings. */
  actions: WidgetSchema[]
  /** Settings, records and actions. */
  forms: WidgetSchema[]
  /** Rows of CSV files: one property per column, with its title, type and messages. */
  sheets: WidgetSchema[]
  /** The authored schema of the page envelope. */
  envelope: Schema
  /** Kinds of rows and of links. */
  kinds: CheckedKinds
}

/** Reads and checks every schema source; throws a DialectError that lists all errors with line and column. */
export function readSources(root = repository): Sources {
  return withPlaces(root, () =>
    readAndCheck({
      root,
      commons: readShapes(root),
      authored: [...readFolder(root, 'widgets'), ...readFolder(root, 'sections')],
      envelope: () => readSchema(root, ENVELOPE),
    }),
  )
}

/**
 * The sources of an application with widgets of its own: they refer to its shapes and to those of the repository, whose
 * page configuration it has unless it brings one. Only the shapes that they use are among the sources.
 */
export function readHostSources(root: string): Sources {
  return withPlaces(root, () => {
    const own = readFolder(root, 'widgets')
    const shared = readFolder(repository, 'common')
    const hasPage = own.some(({ id }) => typeOf(id) === PAGE_TYPE)
    const page = readFolder(repository, 'widgets').filter(({ id }) => !hasPage && typeOf(id) === PAGE_TYPE)
    const sources = readAndCheck({
      root,
      commons: [...shared, ...readFolder(root, 'common')],
      authored: [...page, ...own],
      envelope: () => readSchema(repository, ENVELOPE),
    })
    const byId = new Map(sources.commons.map((common) => [common.id, common]))
    const used = new Set<CommonSchema | undefined>()
    const add = (schema: Schema) =>
      walk(schema, ({ $ref }) => {
        const common = byId.get($ref ?? '')
        if (!common || used.has(common)) return
        used.add(common)
        add(common.schema)
      })
    sources.widgets.forEach(({ schema }) => add(schema))
    return { ...sources, commons: sources.commons.filter((common) => used.has(common)) }
  })
}

const ENVELOPE = 'schemas/page.schema.json'

function withPlaces(root: string, read: () => Sources): Sources {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof DialectError)) throw error
    throw new DialectError(located(root, error.problems))
  }
}

interface Read {
  root: string
  commons: SourceSchema[]
  authored: SourceSchema[]
  /** Read last: what is wrong in the others is told first. */
  envelope: () => Schema
}

function readAndCheck({ root, commons: shapes, authored, envelope }: Read): Sources {
  const formSources = ['settings', 'records', 'actions'].map((folder) => readFolder(root, folder))
  const sheetSources = readFolder(root, 'sheets')
  const kinds = readKinds(root, shapes)
  const commons = shapes.map(kinds.withKinds)
  const all = [...commons, ...authored, ...formSources.flat(), ...sheetSources]
  const problems = [...all.flatMap((source) => checkSource(source, kinds.entities)), ...checkTogether(all)]
  if (problems.length > 0) throw new DialectError(problems)
  const byId = new Map(commons.map((common) => [common.id, common]))
  const resolvedCommons = commons.map((common) => ({ ...common, resolved: resolve(common, byId) }))
  const withType = (source: SourceSchema): WidgetSchema => ({
    ...source,
    type: typeOf(source.id),
    resolved: resolve(source, byId),
  })
  const widgets = authored.map(withType)
  const [settings = [], records = [], actions = []] = formSources.map((sources) => sources.map(withType))
  const forms = [...settings, ...records, ...actions]
  const sheets = sheetSources.map(withType)
  const wrong = [...resolvedCommons, ...widgets, ...forms, ...sheets].flatMap((source) =>
    checkResolved(source, source.resolved),
  )
  if (wrong.length > 0) throw new DialectError(wrong)
  return {
    root,
    commons: inOrderOfUse(resolvedCommons),
    widgets,
    settings,
    records,
    actions,
    forms,
    sheets,
    envelope: envelope(),
    kinds,
  }
}

function readKinds(root: string, shapes: readonly SourceSchema[]): CheckedKinds {
  const link = shapes.find(({ id }) => id === 'common/link')?.schema ?? {}
  return checkKinds(existsSync(path.join(root, KINDS_FILE)) ? readJsonFile(root, KINDS_FILE) : {}, link)
}

/** The folder of shapes that no other application has. */
export const SHOP_SHAPES = 'common/shop'

/** All shapes of the repository, by their ids. */
const readShapes = (root: string): SourceSchema[] =>
  [...readFolder(root, 'common'), ...readFolder(root, SHOP_SHAPES)].toSorted((a, b) => (a.id < b.id ? -1 : 1))

const ending = '.schema.json'

function readFolder(root: string, folder: string): SourceSchema[] {
  const directory = path.join(root, 'schemas', folder)
  if (!existsSync(directory)) return []
  const names = readdirSync(directory).filter((name) => name.endsWith(ending))
  return names.toSorted().map((name) => {
    const file = `schemas/${folder}/${name}`
    const place = folder === SHOP_SHAPES ? 'common' : folder
    return { id: `${place}/${name.slice(0, -ending.length)}`, file, schema: readSchema(root, file) }
  })
}

/** `$schema` of a source is for editors; generated schemas name the JSON Schema draft instead. */
const DRAFT = 'http://json-schema.org/draft-07/schema#'

function readSchema(root: string, file: string): Schema {
  const value = readJsonFile(root, file)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `expected one schema object, got ${Array.isArray(value) ? 'an array' : typeof value}`
    throw new DialectError([{ file, pointer: '', message, line: 1, column: 1 }])
  }
  return '$schema' in value ? { ...value, $schema: DRAFT } : value
}

/** `resolve` has already refused cycles. */
function inOrderOfUse(commons: CommonSchema[]): CommonSchema[] {
  const byId = new Map(commons.map((common) => [common.id, common]))
  const ordered = new Set<CommonSchema>()
  const add = (common: CommonSchema) => {
    walk(common.schema, ({ $ref }) => {
      const used = byId.get($ref ?? '')
      if (used && !ordered.has(used)) add(used)
    })
    ordered.add(common)
  }
  commons.forEach(add)
  return [...ordered]
}

/** The value of a JSON file. @throws DialectError with line and column of the first syntax error */
export function readJsonFile(root: string, file: string): unknown {
  const text = readFileSync(path.join(root, file), 'utf8')
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) return JSON.parse(text)
  const name = printParseErrorCode(first.error)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const found = JSON.stringify(text.slice(first.offset, first.offset + Math.max(1, first.length)))
  const message = `expected JSON: ${name}, found ${first.offset < text.length ? found : 'the end of the file'}`
  throw new DialectError([{ file, pointer: '', message, ...positionsOf(text)(first.offset) }])
}

/** Adds line and column to problems without them: those of the path, or of its nearest existing parent. */
const located = (root: string, problems: readonly DialectProblem[]): DialectProblem[] =>
  problems.map((problem) =>
    problem.line === undefined ? { ...problem, ...placeOf(root, problem) } : problem,
  )

function placeOf(root: string, { file, pointer }: DialectProblem) {
  // what an application of its own does not have is the repository's
  const own = path.join(root, file)
  const text = readFileSync(existsSync(own) ? own : path.join(repository, file), 'utf8')
  const segments = pointer.split('/').slice(1).map(decode)
  let node: Node | undefined = parseTree(text)
  for (const segment of segments) {
    // jsonc-parser expects array indices as numbers
    const found: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment])
    if (!found) break
    node = found
  }
  return positionsOf(text)(node?.offset ?? 0)
}

const decode = (segment: string) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')

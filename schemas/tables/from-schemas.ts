import type { Ajv } from 'ajv'
import { checkResolved } from '../dialect/check-resolved'
import { checkSource, checkTogether } from '../dialect/check'
import { createAjv } from '../dialect/ajv'
import { checkKinds, type CheckedKinds } from '../dialect/kinds'
import type { Kinds } from '../dialect/kinds-schema'
import { DialectError } from '../dialect/problem'
import { resolve, sourceOf } from '../dialect/resolve'
import { typeOf, type Schema } from '../dialect/schema'
import { commons as shared } from '../generated/commons'
import type { Chains } from '../migrations'
import { entryOf, type TypedSchema } from './catalogue-entry'
import { coupledIn, messagesOf, orderOf, planOf } from './derive'
import { contentsOf, marksOf, placeholdersIn, rulesOf } from './marks'
import type { Tables } from './tables'

interface TableOptions {
  /** Steps from earlier versions, by type. */
  chains?: Chains
  /** Syllables of a Chinese word, by which the palette finds a widget. */
  spell?: (word: string) => string
}

export interface PlainSchemas extends TableOptions {
  /** Schemas of widgets as they are written in files, with their `$id`. */
  widgets: readonly unknown[]
  /** Shapes that they refer to beside the engine's (`common/box-style`, `common/colour`, `common/link` …). */
  commons?: readonly unknown[]
  /** Kinds of rows and of links, as `schemas/kinds.json` holds them. */
  kinds?: Kinds
}

/**
 * Tables of plain widget schemas, without generating files. It compiles validators with Ajv, which needs `eval` and takes
 * some ms a type: programs that are built should generate their tables instead.
 * @throws DialectError that lists every mistake in the schemas
 */
export function tablesOf({ widgets, commons = [], kinds: given = {}, ...options }: PlainSchemas): Tables {
  const plain = [...shared, ...commons].map(sourceOf)
  const kinds = checkKinds(given, plain.find(({ id }) => id === 'common/link')?.schema ?? {})
  const shapes = plain.map(kinds.withKinds)
  const authored = widgets.map(sourceOf)
  const all = [...shapes, ...authored]
  refuse([...all.flatMap((source) => checkSource(source, kinds.entities)), ...checkTogether(all)])
  const byId = new Map(shapes.map((shape) => [shape.id, shape]))
  const typed = authored.map((source) => ({
    type: typeOf(source.id),
    source,
    resolved: resolve(source, byId),
  }))
  refuse(typed.flatMap(({ source, resolved }) => checkResolved(source, resolved)))
  return tablesOfResolved(typed, kinds, options)
}

/** Tables of schemas that have been checked, with their references inlined. */
export function tablesOfResolved(
  typed: readonly TypedSchema[],
  { linkTargets, linkTitles }: Pick<CheckedKinds, 'linkTargets' | 'linkTitles'>,
  { chains = {}, spell }: TableOptions = {},
): Tables {
  const rows = <Row>(rowOf: (resolved: Schema, each: TypedSchema) => Row) =>
    Object.fromEntries(typed.map((each) => [each.type, rowOf(each.resolved, each)]))
  const lists = <Row>(listOf: (resolved: Schema) => Row[]) =>
    Object.fromEntries(Object.entries(rows(listOf)).filter(([, list]) => list.length > 0))
  const ajv = createAjv({ messages: false })
  return {
    catalogue: rows((_resolved, each) => entryOf(each, spell)),
    fillPlans: rows((resolved) => planOf(resolved) ?? {}),
    validators: rows((resolved) => ajv.compile(unnamed(resolved))),
    messages: rows(messagesOf),
    keyOrder: rows((resolved) => orderOf(resolved) ?? {}),
    forms: rows((resolved) => () => Promise.resolve(resolved)),
    coupledKeys: lists(coupledIn),
    entityMarks: lists(marksOf),
    contentMarks: lists(contentsOf),
    ruleMarks: lists(rulesOf),
    placeholderMarks: lists(placeholdersIn),
    linkTargets,
    linkTitles,
    chains,
  }
}

function refuse(problems: ConstructorParameters<typeof DialectError>[0]): void {
  if (problems.length > 0) throw new DialectError(problems)
}

/** Ajv would keep every schema by its name. */
function unnamed({ $id: _id, ...schema }: Schema): Parameters<Ajv['compile']>[0] {
  return schema
}

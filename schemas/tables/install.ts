import { addFillPlans, plans } from '../fill'
import { catalogue } from '../generated/catalogue'
import { chains } from '../generated/chains'
import { coupledKeys } from '../generated/coupled'
import { contentMarks, entityMarks, ruleMarks } from '../generated/entities'
import { forms } from '../generated/forms'
import { keyOrder } from '../generated/key-order'
import { messages } from '../generated/messages'
import { linkTitles } from '../generated/kinds'
import { linkTargets } from '../generated/link-targets'
import { placeholderMarks } from '../generated/placeholders'
import { validators } from '../generated/validators/all'
import { forgetDerived } from '../derived'
import { equal } from '../json'
import { PAGE_TYPE } from '../page'
import type { Schemas, Tables } from './tables'

/** The program's own tables by kind of links, to which kinds are added. */
const links = { linkTargets, linkTitles }

/** The program's own tables by type, to which types are added. */
const own: { [Name in Exclude<keyof Tables, keyof typeof links>]: Tables[Name] } = {
  catalogue,
  fillPlans: plans,
  validators,
  messages,
  keyOrder,
  forms,
  coupledKeys,
  entityMarks,
  contentMarks,
  ruleMarks,
  placeholderMarks,
  chains,
}

/**
 * Makes widget types known to this program: from then on pages with them are filled, validated, written and edited. Call
 * it once, before the first page is read. A name means one type in a program, so a type that is known already is
 * refused; only the page's configuration (`W0000`) takes the place of the one that is there. So is a kind of links that
 * leads elsewhere.
 * @param options `replace`: types that are known are replaced, for modules that are loaded again while the program runs
 * @returns removes the types again, for tests and for hot reload
 * @throws Error that names the types and kinds of links that are known already
 */
export function installSchemas(
  { types, tables }: Schemas,
  { replace = false }: { replace?: boolean } = {},
): () => void {
  const known = types.filter((type) => type !== PAGE_TYPE && Object.hasOwn(catalogue, type))
  if (!replace && known.length > 0)
    throw new Error(`Expected new widget types, got ${known.join(', ')}, which this program knows already.`)
  const elsewhere = Object.entries(tables.linkTargets).filter(
    ([kind, target]) => Object.hasOwn(linkTargets, kind) && !equal(linkTargets[kind], target),
  )
  if (!replace && elsewhere.length > 0)
    throw new Error(
      `Expected new kinds of links, got ${elsewhere.map(([kind]) => kind).join(', ')}, which lead elsewhere in this program.`,
    )
  const removals = [
    ...Object.entries(own).map(([name, table]) => extend(table, rowsOf(tables[name as keyof Tables], types))),
    ...Object.entries(links).map(([name, table]) => extend(table, tables[name as keyof typeof links])),
  ]
  addFillPlans(tables.fillPlans)
  forgetDerived()
  return () => {
    for (const remove of removals) remove()
    forgetDerived()
  }
}

/** The rows of these types alone: generated messages are also of the envelope, which every program has. */
const rowsOf = (table: Readonly<Record<string, unknown>>, types: readonly string[]) =>
  Object.fromEntries(types.flatMap((type) => (Object.hasOwn(table, type) ? [[type, table[type]]] : [])))

/** Adds rows to a table; the result takes them away and puts back what they replaced. */
function extend(table: object, rows: object): () => void {
  const before = Object.keys(rows).map(
    (type) => [type, Object.getOwnPropertyDescriptor(table, type)] as const,
  )
  Object.assign(table, rows)
  return () => {
    for (const [type, row] of before)
      if (row) Object.defineProperty(table, type, row)
      else Reflect.deleteProperty(table, type)
  }
}

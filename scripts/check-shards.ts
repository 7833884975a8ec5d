/** Fails on SQL that Citus refuses on distributed tables, or sends to all machines although it means one company. */
import { isTest, sourceFiles, type SourceFile } from './check/sources'
import { linesTo, queriesOf, type Query } from './check/sql-queries'

/** Results that depend on the time, or on settings of the session: not IMMUTABLE, so that machines might disagree. */
const CHANGING =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|to_char|date_trunc|extract|concat|concat_ws|format|to_jsonb?|jsonb?_build_(?:array|object))\s*\(|\bcurrent_timestamp\b|\binterval\s+'|\bmake_interval\s*\(/i
/** Another result at each call. */
const VOLATILE = /\b(?:clock_timestamp|random|gen_random_uuid)\s*\(/i
/** A time of a column, not of now(), that is moved. */
const MOVED = /(?<!::timestamptz)(?<=[\w"])\s*[+-]\s*(?:interval\s+'|make_interval\s*\()/i
const CONSTANT =
  /\bcompany_id"?\s*(?:=|in)\s*(?:any\s*)?\(*\s*(?:\$\{|'|\$\d)|\$\{\s*\}\s*=\s*\w+\.company_id/i
const COMPARED = /\bcompany_id"?\s*=\s*(?:\w+\.)?"?company_id|\busing\s*\(\s*company_id/i

const UNNESTED = /\b(?:from|join|,)\s*(?:lateral\s+)?unnest\s*\(/i
const SUBSCRIPT = /\)\s*\[/
const VALUES_LIST = /\binsert\s+into\s+[^()]*(?:\([^()]*\)\s*)?\bvalues\b/i
const CHANGE = /\bupdate\s+\S+(?:\s+as)?(?:\s+\w+)?\s+set\b|\bdelete\s+from\b/gi

const MOMENT = 'pass the moment as a parameter, or write excluded.COLUMN of a value that VALUES computes'
const WHEN = 'write case when CONDITION then …'
const BEFORE = 'read it before, under the row’s lock'
const VALUES = 'insert values in a second statement'
const CONST = 'name the company in it by a parameter, COLUMN.company_id = ${company_id}'

/** Reminders, which may wait while a machine is lost, and mark and write many rows in one statement. */
const WAIT = new Set([
  'server/marketing/member-coupons/claim-repo.ts',
  'server/orders/orders/payment-reminder-repo.ts',
  'server/orders/pickup/repo.ts',
])

/** One line for each finding. */
export const checkShards = (files: SourceFile[] = sourceFiles()): string[] => [
  ...new Set(
    files
      .filter(({ path, text }) => path.startsWith('server/') && !isTest(path) && /\bsql[`<]/.test(text))
      .flatMap(({ path, text }) =>
        queriesOf(path, text).flatMap((query) =>
          faultsOf(query, WAIT.has(path)).map(
            ({ at, fault }) => `${path}:${query.line + linesTo(query.text, at)} ${fault}`,
          ),
        ),
      ),
  ),
]

interface Fault {
  /** Offset in the query. */
  at: number
  fault: string
}

function faultsOf({ text, within }: Query, mayWait: boolean): Fault[] {
  const found: Fault[] = []
  const find = (part: Part | undefined, pattern: RegExp, fault: string) => {
    const match = part && pattern.exec(part.text)
    if (match) found.push({ at: part.at + match.index, fault })
  }
  const whole = { at: 0, text }
  find(whole, /\bexists\s*\(\s*select\s+from\b/i, 'has exists (select from …): write select 1')
  const update = within.includes('onConflictDoUpdate') ? whole : after(text, /\bdo\s+update\s+set\b/i)
  find(update, CHANGING, `computes in DO UPDATE with what is not IMMUTABLE, which Citus refuses: ${MOMENT}`)
  find(update, /\(\s*select\b/i, `has a sub-query in DO UPDATE, which Citus refuses: ${BEFORE}`)
  find(
    update,
    /\bcase\s+(?!when\b)/i,
    `compares by case VALUE in DO UPDATE, which Citus sends wrongly: ${WHEN}`,
  )
  find(update, SUBSCRIPT, `subscripts an array in DO UPDATE, which crashes Citus: ${WHEN}`)
  const returning = within.includes('returning') ? whole : after(text, /\breturning\b/i)
  find(
    returning,
    CHANGING,
    `computes in RETURNING with what is not IMMUTABLE, which Citus refuses: ${MOMENT}`,
  )
  const values = within.includes('values') ? whole : after(text, VALUES_LIST)
  const list = values && { ...values, text: values.text.replace(/\b(?:on\s+conflict|returning)\b[^]*/i, '') }
  find(list, /\(\s*select\b/i, `has a sub-query in VALUES, which Citus refuses: ${BEFORE}`)
  for (const change of within.includes('set') ? [whole] : changes(text)) {
    find(change, SUBSCRIPT, `subscripts an array in a change, which crashes Citus: ${WHEN}`)
    find(change, VOLATILE, `changes rows with a VOLATILE function, which Citus refuses: ${MOMENT}`)
    find(change, MOVED, `moves the time of a column in a change, which Citus refuses: ${MOMENT}`)
    for (const choice of choices(change))
      find(
        choice,
        CHANGING,
        `computes in CASE or COALESCE of a change with what is not IMMUTABLE, which Citus refuses: ${MOMENT}`,
      )
  }
  const names = mayWait ? [] : ctes(text)
  for (const { index } of names.length > 0 ? text.matchAll(/\binsert\s+into\b/gi) : [])
    find(
      closed(text, index),
      new RegExp(`\\bselect\\b[^]*?\\b(?:from|join)\\s+(?:${names.join('|')})\\b`, 'i'),
      `inserts from a CTE, for which Citus needs every machine: ${VALUES}`,
    )
  for (const own of subQueries(text)) {
    if (!CONSTANT.test(own.text))
      find(
        own,
        COMPARED,
        `takes the company of a sub-query from another row, so that all machines are asked: ${CONST}`,
      )
    if (COMPARED.test(own.text))
      find(own, UNNESTED, 'joins unnest(…) in a sub-query, which Citus refuses: compare with = any(…)')
  }
  return found
}

/** Names of the queries of `with`. */
const ctes = (text: string): string[] =>
  /^\s*with\b/i.test(text)
    ? [...text.matchAll(/(?:\bwith|\),)\s*(\w+)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi)].map(
        ([, name = '']) => name,
      )
    : []

/** A part of a query from an offset. */
interface Part {
  at: number
  text: string
}

/** From a keyword to the end of its statement. */
function after(text: string, keyword: RegExp): Part | undefined {
  const found = keyword.exec(text)
  return found ? closed(text, found.index + found[0].length) : undefined
}

/** From an offset until the parenthesis around it closes. */
function closed(text: string, at: number): Part {
  let depth = 0
  for (let end = at; end < text.length; end++) {
    if (text[end] === '(') depth++
    else if (text[end] === ')' && --depth < 0) return { at, text: text.slice(at, end) }
  }
  return { at, text: text.slice(at) }
}

/** Every update and delete, to its end. */
const changes = (text: string): Part[] => [...text.matchAll(CHANGE)].map(({ index }) => closed(text, index))

/** Every `case … end`, and the arguments of every `coalesce`. */
const choices = ({ at, text }: Part): Part[] =>
  [
    ...[...text.matchAll(/\bcase\b[^]*?\bend\b/gi)].map(({ index, 0: choice }) => ({
      at: index,
      text: choice,
    })),
    ...[...text.matchAll(/\bcoalesce\s*\(/gi)].map(({ index, 0: call }) => closed(text, index + call.length)),
  ].map((part) => ({ at: at + part.at, text: part.text }))

const OPEN = /\(\s*(?=select\b)/gi

/** Each sub-query, those within it blanked. */
function subQueries(text: string): Part[] {
  return [...text.matchAll(OPEN)].map(({ index, 0: open }) => {
    const { at, text: body } = closed(text, index + open.length)
    let own = body
    for (const inner of body.matchAll(OPEN)) {
      const part = closed(body, inner.index + 1)
      own = own.slice(0, part.at) + ' '.repeat(part.text.length) + own.slice(part.at + part.text.length)
    }
    return { at, text: own }
  })
}

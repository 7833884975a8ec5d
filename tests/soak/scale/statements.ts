/** Records the work of the database for a call: every statement, and the rows that each one read. */
import { Client } from 'pg'
import { MOST_LISTED } from '@schemas/worklists'

export interface Statement {
  text: string
  values: unknown[]
}

interface Asked {
  text?: string
  values?: unknown[]
}
type Query = (asked: string | Asked, values?: unknown, ...more: unknown[]) => unknown

/** Collects the statements of this process, on all connections, until it is stopped. */
export function recordStatements() {
  const prototype = Client.prototype as unknown as { query: Query }
  const send = prototype.query
  let sent: Statement[] = []
  prototype.query = function (this: Client, asked, values, ...more) {
    const text = typeof asked === 'string' ? asked : asked.text
    const given = Array.isArray(values) ? values : typeof asked === 'string' ? [] : (asked.values ?? [])
    if (text && /^\s*(select|with|insert|update|delete)\b/i.test(text)) sent.push({ text, values: given })
    return send.call(this, asked, values, ...more)
  }
  return {
    /** Statements since the last call. */
    take() {
      const taken = sent
      sent = []
      return taken
    },
    stop() {
      prototype.query = send
    },
  }
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

export interface Work {
  /** Most rows of a large table read by one node of the plan, over all its loops. */
  rows: number
  /** That node. */
  node: string
  /** ms in the database. */
  ms: number
}

const WRITES = /\b(insert\s+into|delete\s+from|update\s+\S+\s+(\w+\s+)?set)\b/i

/**
 * The work of a statement, by running it again; of a write the planner's estimate, since it cannot be repeated.
 * @param large tables whose rows are counted: those that grow with the shop
 */
export async function workOf(client: Client, { text, values }: Statement, large: Set<string>): Promise<Work> {
  const options = WRITES.test(text) ? 'format json' : 'analyze, timing off, format json'
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time'?: number }] }>(
    `explain (${options}) ${text}`,
    values,
  )
  const [{ Plan: plan, 'Execution Time': ms = 0 }] = rows[0]!['QUERY PLAN']
  let most = { rows: 0, node: '' }
  for (const node of nodesOf(plan)) {
    const looked = rowsOf(node)
    if (looked <= most.rows || !(isBitmap(node) || large.has(node['Relation Name'] ?? ''))) continue
    most = { rows: looked, node: `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}` }
  }
  return { ...most, ms }
}

/** A bitmap index scan does not name its table. */
const isBitmap = (node: PlanNode) => node['Node Type'] === 'Bitmap Index Scan'

function rowsOf(node: PlanNode): number {
  const rows = node['Actual Rows']
  if (rows === undefined) return node['Plan Rows']
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return Math.round((rows + removed) * (node['Actual Loops'] ?? 0))
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Tables that grow with the shop. */
export async function largeTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and reltuples > $1`,
    [MOST_LISTED],
  )
  return new Set(rows.map(({ name }) => name))
}

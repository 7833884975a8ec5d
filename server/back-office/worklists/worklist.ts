import type { ActionName, ActionValues } from '@schemas/actions'
import type {
  WorklistColumn,
  WorklistFact,
  WorklistKind,
  WorklistRow,
  WorklistTable,
} from '@schemas/generated/api'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import type { OperatorRole } from '../../db/schema'
import type { Counted } from '../../db/search'
import type { KeysetPage, Position } from '../../db/keyset'
import type { CurrentOperator } from '../../platform'
import { AppError } from '../../core/errors'

/** Whose rows, who does it, and when. */
export interface ActionContext {
  company_id: string
  operator: CurrentOperator
  now: Date
}

/** The operator who acts, as the events of an order name them. */
export const byOperator = ({ company_id, operator }: ActionContext): Actor => ({
  company_id,
  actor: `operator:${operator.name}`,
})

/** What a worklist needs to ask outside services. */
export type Services = Pick<FastifyInstance, 'config' | 'log'>

export interface WorklistSearch {
  company_id: string
  /** One of the list's own; the first where none is named. */
  tab: string
  keyword?: string | undefined
  /** Of who searches, see `seesWholeNumbers`. */
  role: OperatorRole
  at: Position
  now: Date
}

/** One page of a list, how many rows it has in all, and where it goes on. */
export type WorklistPage = { list: WorklistRow[] } & Counted & Omit<KeysetPage<never>, 'rows'>

/** What can be done now, and what its form holds when it is opened. */
export type OfferedAction = {
  [N in ActionName]: { form: N; value?: Partial<ActionValues[N]>; role?: 'editor' | 'owner' }
}[ActionName]

export interface ItemView {
  title: string
  facts: WorklistFact[]
  tables: WorklistTable[]
  actions: OfferedAction[]
}

/** What an action's form was filled with does to an item. @throws AppError for what its state does not allow */
type Act<N extends ActionName> = (
  tx: Transaction,
  doing: ActionContext,
  id: string,
  value: ActionValues[N],
) => Promise<void>

/**
 * A list of things that operators work on: orders, after-sales, vouchers. Found by its place: a file
 * `server/<context>/<module>/<name>.worklist.ts` that exports it as `worklist`. Each action is done in one transaction
 * with its line of the audit log.
 */
export interface Worklist {
  name: string
  title: string
  /** Position in the menu. */
  group: string
  /** Place in the menu, the smaller the earlier. */
  order: number
  tabs: WorklistKind['tabs']
  columns: WorklistColumn[]
  list(db: Database, search: WorklistSearch): Promise<WorklistPage>
  read(db: Database | Transaction, company_id: string, id: string, now: Date): Promise<ItemView | undefined>
  /** What others know of an item: asked when it is looked at, never within a transaction. */
  asked?(db: Database, services: Services, company_id: string, id: string): Promise<WorklistTable[]>
  actions: { [N in ActionName]?: Act<N> }
}

export const textFact = (title: string, value: string): WorklistFact => ({ title, kind: 'text', value })
/** A mobile; viewers see a part of it. */
export const mobileFact = (title: string, value: string): WorklistFact => ({ title, kind: 'mobile', value })
/** Number of a bank account; viewers see its last four digits. */
export const accountFact = (title: string, value: string): WorklistFact => ({ title, kind: 'account', value })
export const centsFact = (title: string, value: number): WorklistFact => ({ title, kind: 'cents', value })
export const timeFact = (title: string, value: Date | null): WorklistFact => ({
  title,
  kind: 'time',
  value: value?.toISOString() ?? '',
})

let worklists: readonly Worklist[] = []

/** Called once, at start: the contexts above provide worklists. */
export function provideWorklists(found: readonly Worklist[]): void {
  worklists = found.toSorted((a, b) => a.order - b.order)
}

/** Every worklist, in the order of the menu. */
export const allWorklists = (): readonly Worklist[] => worklists

/** @throws AppError not_found for one that does not exist */
export function requireWorklist(name: string): Worklist {
  const found = worklists.find((worklist) => worklist.name === name)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${name} 的待办` })
  return found
}

/** The tab asked for, else the first. @throws AppError invalid for one that the list has not */
export function requireTab({ tabs }: Pick<Worklist, 'tabs'>, tab: string | undefined): string {
  if (tab === undefined) return tabs[0]?.key ?? ''
  if (tabs.some(({ key }) => key === tab)) return tab
  const known = tabs.map(({ key }) => key).join('、')
  throw new AppError('invalid', {
    message: `tab: 应为 ${known} 之一，收到 ${JSON.stringify(tab)}`,
    errors: { tab: [`应为 ${known} 之一`] },
  })
}

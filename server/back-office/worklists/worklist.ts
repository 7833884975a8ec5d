import { isActionName, type ActionName, type ActionValues } from '@schemas/actions'
import type {
  WorklistColumn,
  WorklistFact,
  WorklistKind,
  WorklistRow,
  WorklistTable,
} from '@schemas/generated/api'
import type { RecordFilter } from '@schemas/records'
import type { Right } from '@schemas/rights'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import type { Counted } from '../../db/search'
import type { KeysetPage, Position } from '../../db/keyset'
import type { CurrentOperator, Sight } from '../../platform'
import { AppError } from '../../core/errors'
import type { ShopsOf } from '../shops/foreign-repo'

/** The company, the operator who acts, and the time. */
export interface ActionContext {
  company_id: string
  operator: CurrentOperator
  now: Date
}

/** The operator as the actor in an order's events. */
export const byOperator = ({ company_id, operator }: ActionContext): Actor => ({
  company_id,
  actor: `operator:${operator.name}`,
})

/** Services that a worklist uses. */
export type Services = Pick<FastifyInstance, 'config' | 'log'>

export interface WorklistSearch {
  company_id: string
  /** A tab of the list; default: the first. */
  tab: string
  keyword?: string | undefined
  /** Field → the value it must have. */
  filters?: Readonly<Record<string, string>>
  sight: Sight
  at: Position
  now: Date
}

/** One page of a list, the number of all rows, and the cursors. */
export type WorklistPage = { list: WorklistRow[] } & Counted & Omit<KeysetPage<never>, 'rows'>

/** An action that is possible now, and the initial value of its form. */
export type OfferedAction = {
  [N in ActionName]: { form: N; value?: Partial<ActionValues[N]> }
}[ActionName]

interface ItemView {
  title: string
  facts: WorklistFact[]
  tables: WorklistTable[]
  actions: OfferedAction[]
}

/** Applies an action's form to an item. @throws AppError if its state does not allow it */
type Act<N extends ActionName> = (
  tx: Transaction,
  context: ActionContext,
  id: string,
  value: ActionValues[N],
) => Promise<void>

/** Details of an item with the actions that are possible now; `undefined` if there is none. */
export type ReadItem = (
  db: Database | Transaction,
  company_id: string,
  id: string,
  now: Date,
  sight: Sight,
) => Promise<ItemView | undefined>

/**
 * A list of items that operators work on: orders, after-sales, vouchers. Found by its name: a file
 * `server/<context>/<module>/<name>.worklist.ts` that exports it as `worklist`. Each action runs in one transaction
 * with its entry in the audit log.
 */
export interface Worklist {
  name: string
  title: string
  /** Position in the menu. */
  group: string
  /** Position in the menu; smaller comes first. */
  order: number
  tabs: WorklistKind['tabs']
  columns: WorklistColumn[]
  /** What the list can be narrowed by, besides tabs and search. */
  filters?: RecordFilter[]
  /** Which rows the filters look at, where that is not all; shown beside them. */
  filter_note?: string
  /** Rights to see it, and to act; some actions have a right of their own. */
  rights: { view: Right; act: Right; actions?: { [N in ActionName]?: Right } }
  /** The shops of its items; absent: they belong to none. Lists narrow themselves by `sight`. */
  shopsOf?: ShopsOf
  list(db: Database, search: WorklistSearch): Promise<WorklistPage>
  read: ReadItem
  /** Facts from outside services: read when an item is shown, never within a transaction. */
  asked?(db: Database, services: Services, company_id: string, id: string): Promise<WorklistTable[]>
  actions: { [N in ActionName]?: Act<N> }
}

export const textFact = (title: string, value: string): WorklistFact => ({ title, kind: 'text', value })

/** A text with a link to an item of a worklist, by default the one with the text as its id. */
export const linkFact = (title: string, value: string, worklist: string, id = value): WorklistFact => ({
  ...textFact(title, value),
  leads: { worklist, id },
})
/** A mobile number; viewers see it masked. */
export const mobileFact = (title: string, value: string): WorklistFact => ({ title, kind: 'mobile', value })
/** A bank account number; viewers see its last four digits. */
export const accountFact = (title: string, value: string): WorklistFact => ({ title, kind: 'account', value })
export const centsFact = (title: string, value: number): WorklistFact => ({ title, kind: 'cents', value })
export const timeFact = (title: string, value: Date | null): WorklistFact => ({
  title,
  kind: 'time',
  value: value?.toISOString() ?? '',
})

/** The right to act on an item. @param form of the action */
export const rightToAct = ({ rights: { act, actions } }: Pick<Worklist, 'rights'>, form: string): Right =>
  (isActionName(form) && actions?.[form]) || act

let worklists: readonly Worklist[] = []

/** Called once, at start: the contexts above provide worklists. */
export function provideWorklists(found: readonly Worklist[]): void {
  worklists = found.toSorted((a, b) => a.order - b.order)
}

/** Every worklist, in the order of the menu. */
export const allWorklists = (): readonly Worklist[] => worklists

/** @throws AppError not_found for an unknown worklist */
export function requireWorklist(name: string): Worklist {
  const found = worklists.find((worklist) => worklist.name === name)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${name} 的待办` })
  return found
}

/** The requested tab, or the first. @throws AppError invalid for an unknown tab */
export function requireTab({ tabs }: Pick<Worklist, 'tabs'>, tab: string | undefined): string {
  if (tab === undefined) return tabs[0]?.key ?? ''
  if (tabs.some(({ key }) => key === tab)) return tab
  const known = tabs.map(({ key }) => key).join('、')
  throw new AppError('invalid', {
    message: `tab: 应为 ${known} 之一，收到 ${JSON.stringify(tab)}`,
    errors: { tab: [`应为 ${known} 之一`] },
  })
}

import { Counter } from 'prom-client'
import { afterCommit } from '../db/after-commit'
import type { Transaction } from '../db/client'

const COUNTED = ['created', 'paid', 'cancelled'] as const
type CountedEvent = (typeof COUNTED)[number]

/** What happened to orders in this process; every app in it shows the same figure. */
export const orderEvents = new Counter({
  name: 'pumian_orders_total',
  help: 'Orders created, paid and cancelled by this server',
  labelNames: ['event'],
  registers: [],
})
for (const event of COUNTED) orderEvents.inc({ event }, 0)

/** Counts what is being written to an order's history, once it is committed; other events are not counted. */
export function countOrderEvent(tx: Transaction, kind: string, orders = 1): void {
  if (isCounted(kind)) afterCommit(tx, () => orderEvents.inc({ event: kind }, orders))
}

const isCounted = (kind: string): kind is CountedEvent => COUNTED.some((event) => event === kind)

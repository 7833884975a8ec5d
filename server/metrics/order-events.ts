import { Counter } from 'prom-client'
import { afterCommit } from '../db/transaction'
import type { Transaction } from '../db/client'

const COUNTED = ['created', 'paid', 'cancelled'] as const
type CountedEvent = (typeof COUNTED)[number]

/** Order events of this process; all apps in it share the counter. */
export const orderEvents = new Counter({
  name: 'pumian_orders_total',
  help: 'Orders created, paid and cancelled by this server',
  labelNames: ['event'],
  registers: [],
})
for (const event of COUNTED) orderEvents.inc({ event }, 0)

/** Counts events written to an order's history once they are committed; other events are not counted. */
export function countOrderEvent(tx: Transaction, kind: string, orders = 1): void {
  if (isCounted(kind)) afterCommit(tx, () => orderEvents.inc({ event: kind }, orders))
}

const isCounted = (kind: string): kind is CountedEvent => COUNTED.some((event) => event === kind)

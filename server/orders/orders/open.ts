import type { OrderRow } from '../order-repo'

/** Not paid yet; a voucher may wait to be judged. */
export const OPEN_STATUSES = ['NOTPAY', 'WAIT_PAID_CONFIRM'] as const

export const isOpen = ({ status }: Pick<OrderRow, 'status'>) => OPEN_STATUSES.some((open) => open === status)

const NOT_CANCELLING: ReadonlySet<OrderRow['cancel_status']> = new Set(['NO_APPLY_CANCEL', 'FAILS'])

/** Its buyer asked for it to be cancelled, or it is cancelled. */
export const isCancelling = ({ cancel_status }: Pick<OrderRow, 'cancel_status'>): boolean =>
  !NOT_CANCELLING.has(cancel_status)

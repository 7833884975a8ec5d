import type { OrderRow } from '../deliveries/repo'

/** Not paid yet; a voucher may wait to be judged. */
export const OPEN_STATUSES = ['NOTPAY', 'WAIT_PAID_CONFIRM'] as const

export const isOpen = ({ status }: Pick<OrderRow, 'status'>) => OPEN_STATUSES.some((open) => open === status)

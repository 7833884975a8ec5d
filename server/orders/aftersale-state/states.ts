/** Rule aftersales-1: the states of an after-sale, what leads from one to another, and what shoppers read of them. */
import { AFTERSALES_PROGRESS_WORDS } from '@schemas/aftersales'
import type { Aftersale } from '@schemas/generated/api'
import type { AftersalesState } from '../../db/schema'

type AftersalesType = Aftersale['aftersales_type']
type BuyerAction = Aftersale['actions'][number]

export type Action =
  | 'modify'
  | 'withdraw'
  | 'approve_refund'
  | 'approve_return'
  | 'shop_refund'
  | 'reject'
  | 'send_back'
  | 'expire'
  | 'take_in'
  | 'refund'
  | 'exchange'
  | 'refunded'

/** The only place that knows what may happen in which state. */
export const TRANSITIONS: Record<AftersalesState, Partial<Record<Action, AftersalesState>>> = {
  APPLIED: {
    modify: 'APPLIED',
    withdraw: 'CLOSED',
    approve_refund: 'REFUNDING',
    approve_return: 'WAIT_SENDBACK',
    shop_refund: 'REFUNDING',
    reject: 'REJECTED',
  },
  // goods may be brought, or come without their number
  WAIT_SENDBACK: { send_back: 'SENT', take_in: 'RECEIVED', expire: 'CLOSED' },
  SENT: { take_in: 'RECEIVED', reject: 'REJECTED' },
  RECEIVED: { refund: 'REFUNDING', exchange: 'DONE', reject: 'REJECTED' },
  REFUNDING: { refunded: 'DONE' },
  REJECTED: {},
  DONE: {},
  CLOSED: {},
}

/** The state after an action, `undefined` where it is not possible. */
export const after = (state: AftersalesState, action: Action): AftersalesState | undefined =>
  TRANSITIONS[state][action]

/** States from which an action is possible. */
export const statesFor = (action: Action): AftersalesState[] =>
  (Object.keys(TRANSITIONS) as AftersalesState[]).filter((state) => after(state, action) !== undefined)

/** An exchange ends for the shop once the other pieces are sent; its buyer may still say that they came. */
export const awaitsExchange = ({ state, aftersales_type, received }: Waiting): boolean =>
  state === 'DONE' && aftersales_type === 'EXCHANGING_GOODS' && received === null

interface Waiting {
  state: AftersalesState
  aftersales_type: AftersalesType
  received: Date | null
}

/** What the buyer can do with a sheet now, in the words of the wire. */
export function actionsOf(sheet: Waiting & { return_type: 'logistics' | 'offline' }): BuyerAction[] {
  const { state, return_type } = sheet
  return [
    ...(after(state, 'modify') ? (['modify'] as const) : []),
    ...(after(state, 'withdraw') ? (['close'] as const) : []),
    // what is brought to a shop has no parcel
    ...(after(state, 'send_back') && return_type === 'logistics' ? (['sendback'] as const) : []),
    ...(awaitsExchange(sheet) ? (['confirm'] as const) : []),
  ]
}

/** `aftersales_status` (rule aftersales-7): 0 待处理, 1 处理中, 2 已处理, 3 已驳回, 4 已关闭. */
export type WireStatus = 0 | 1 | 2 | 3 | 4

const STATUS: Record<AftersalesState, WireStatus> = {
  APPLIED: 0,
  WAIT_SENDBACK: 1,
  SENT: 1,
  RECEIVED: 1,
  REFUNDING: 1,
  DONE: 2,
  REJECTED: 3,
  CLOSED: 4,
}

export const statusOf = (state: AftersalesState): WireStatus => STATUS[state]

/** The states that the wire calls by one number. */
export const statesOf = (status: WireStatus): AftersalesState[] =>
  (Object.keys(STATUS) as AftersalesState[]).filter((state) => STATUS[state] === status)

interface Progressing {
  state: AftersalesState
  aftersales_type: AftersalesType
  /** Set once goods came back. */
  sendback: object | null
}

/** The number on the wire: a refusal after the goods came back is another than one before, an exchange refunds nothing. */
export function progressOf({ state, aftersales_type, sendback }: Progressing): number {
  switch (state) {
    case 'APPLIED':
      return 0
    case 'WAIT_SENDBACK':
      return 1
    case 'SENT':
      return 2
    case 'REJECTED':
      return sendback ? 5 : 3
    case 'DONE':
      return aftersales_type === 'EXCHANGING_GOODS' ? 4 : 6
    case 'CLOSED':
      return 7
    case 'RECEIVED':
      return 8
    case 'REFUNDING':
      return 9
  }
}

/** The same in words, as the detail page has them. */
export const progressText = (sheet: Progressing): string => AFTERSALES_PROGRESS_WORDS[progressOf(sheet)] ?? ''

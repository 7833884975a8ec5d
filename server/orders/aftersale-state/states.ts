/** Rule aftersales-1: the states of an after-sales case, their transitions, and their texts for shoppers. */
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

/** Every possible transition, by state and action. */
export const TRANSITIONS: Record<AftersalesState, Partial<Record<Action, AftersalesState>>> = {
  APPLIED: {
    modify: 'APPLIED',
    withdraw: 'CLOSED',
    approve_refund: 'REFUNDING',
    approve_return: 'WAIT_SENDBACK',
    shop_refund: 'REFUNDING',
    reject: 'REJECTED',
  },
  // items may be brought to a shop, or arrive without a tracking number
  WAIT_SENDBACK: { send_back: 'SENT', take_in: 'RECEIVED', expire: 'CLOSED' },
  SENT: { take_in: 'RECEIVED', reject: 'REJECTED' },
  RECEIVED: { refund: 'REFUNDING', exchange: 'DONE', reject: 'REJECTED' },
  REFUNDING: { refunded: 'DONE' },
  REJECTED: {},
  DONE: {},
  CLOSED: {},
}

/** The state after an action; `undefined` if the action is not possible. */
export const stateAfter = (state: AftersalesState, action: Action): AftersalesState | undefined =>
  TRANSITIONS[state][action]

/** States from which an action is possible. */
export const statesFor = (action: Action): AftersalesState[] =>
  (Object.keys(TRANSITIONS) as AftersalesState[]).filter((state) => stateAfter(state, action) !== undefined)

/** Whether the buyer can still confirm receiving exchanged items; for the shop the case ended when they were sent. */
export const awaitsExchange = ({ state, aftersales_type, received }: ExchangeState): boolean =>
  state === 'DONE' && aftersales_type === 'EXCHANGING_GOODS' && received === null

interface ExchangeState {
  state: AftersalesState
  aftersales_type: AftersalesType
  received: Date | null
}

/** The buyer's possible actions, by their names in the API. */
export function actionsOf(sheet: ExchangeState & { return_type: 'logistics' | 'offline' }): BuyerAction[] {
  const { state, return_type } = sheet
  return [
    ...(stateAfter(state, 'modify') ? (['modify'] as const) : []),
    ...(stateAfter(state, 'withdraw') ? (['close'] as const) : []),
    // returns at a shop have no parcel
    ...(stateAfter(state, 'send_back') && return_type === 'logistics' ? (['sendback'] as const) : []),
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

/** The states behind one number of the API. */
export const statesOf = (status: WireStatus): AftersalesState[] =>
  (Object.keys(STATUS) as AftersalesState[]).filter((state) => STATUS[state] === status)

interface ProgressState {
  state: AftersalesState
  aftersales_type: AftersalesType
  /** Set once the buyer has sent items back. */
  sendback: object | null
}

/** `progress` of the API: it distinguishes refusals before and after the return, and exchanges from refunds. */
export function progressOf({ state, aftersales_type, sendback }: ProgressState): number {
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

/** The text of `progress` on the detail page. */
export const progressText = (sheet: ProgressState): string =>
  AFTERSALES_PROGRESS_WORDS[progressOf(sheet)] ?? ''

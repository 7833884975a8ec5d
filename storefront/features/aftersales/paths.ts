import { encodePart } from '@engine'
import { withQuery } from '../../shell/routing/query'

/** Every after-sale of a member; the other address shows the same. */
export const CASES_PATH = '/member/aftersales'
export const CASES_PATHS: readonly string[] = [CASES_PATH, '/member/trade/aftersale-list']
const APPLY_PATH = '/member/aftersales/apply-refund'

export const casePath = (aftersales_bn: string) => `${CASES_PATH}/${encodePart(aftersales_bn)}`
/** Editing an application that the shop has not decided yet. */
export const modifyPath = (aftersales_bn: string) => withQuery(APPLY_PATH, { aftersales_bn })
/** A new application that starts with the content of an earlier one. */
export const againPath = (order_id: string, from: string) => withQuery(APPLY_PATH, { order_id, from })

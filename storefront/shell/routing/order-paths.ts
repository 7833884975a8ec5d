import { encodePart } from '@engine'
import type { OrderInfo } from '@schemas/generated/api'
import { pathnameOf, withQuery } from './query'

export const ORDERS_PATH = '/member/trade'
export const POINT_ORDERS_PATH = `${ORDERS_PATH}/point`

export const orderPath = (order_id: string) => `${ORDERS_PATH}/${encodePart(order_id)}`
export const printPath = (order_id: string) => `${orderPath(order_id)}/print`

const ofOrder = (path: string) => (order_id: string) => withQuery(path, { order_id })

export const logisticsPath = ofOrder(`${ORDERS_PATH}/logistics`)
export const ratePath = ofOrder(`${ORDERS_PATH}/rate`)
export const applyAftersalePath = ofOrder('/member/aftersales/apply-refund')
export const aftersalesPath = ofOrder('/member/aftersales')

/** Whether an address is that of the orders of the points mall. @param path with query */
export const isPointOrders = (path: string) => pathnameOf(path) === POINT_ORDERS_PATH

/** Whether an order is one of those: its articles are no goods of the cart, and have pages of their own. */
export const isForPoints = ({ order_type }: Pick<OrderInfo, 'order_type'>) =>
  order_type === 'normal_pointsmall'

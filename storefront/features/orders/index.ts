/** What other features use of orders of a member. */
export { ordersHref, readOrderQuery, TABS } from './order-query'

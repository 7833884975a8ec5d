/** What other features use of the cashier. */
export { FREE, WAYS } from './ways'

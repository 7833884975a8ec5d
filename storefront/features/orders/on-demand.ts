/**
 * What an order's buttons need once one is pressed. All of it is behind one import: every further one would put the
 * names of its files into the buttons' own, which many pages wait for.
 */
export * as doing from './operations'
export const cancelDialog = () => import('./CancelDialog')
export const againDialog = () => import('./AgainDialog')

import { Counter } from 'prom-client'

/** Differences that comparisons with daily bills found in this process; repeated findings count again. */
export const billDifferences = new Counter({
  name: 'pumian_bill_differences_total',
  help: 'Differences from the daily bills of payment providers that this server found',
  labelNames: ['provider'],
  registers: [],
})

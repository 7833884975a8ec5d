import { Counter } from 'prom-client'

/** What comparisons with the daily bills of payment providers found in this process; found again, it is counted again. */
export const billDifferences = new Counter({
  name: 'pumian_bill_differences_total',
  help: 'Differences from the daily bills of payment providers that this server found',
  labelNames: ['provider'],
  registers: [],
})

import { OperatorError } from './operator-error'

/** Where kuaidi100 is asked, and as whom. */
export interface TrackerConfig {
  url: string
  key: string
  customer: string
}

const QUERY = 'https://poll.kuaidi100.com/poll/query.do'

/** `undefined`: no provider, only our own events. @throws OperatorError naming the variable that is missing */
export function readTrackerConfig(env: Record<string, string | undefined>): TrackerConfig | undefined {
  const { PUMIAN_KUAIDI100_KEY: key, PUMIAN_KUAIDI100_CUSTOMER: customer } = env
  if (!key && !customer) return undefined
  if (!key || !customer) {
    const missing = key ? 'PUMIAN_KUAIDI100_CUSTOMER' : 'PUMIAN_KUAIDI100_KEY'
    throw new OperatorError(
      `${missing}: expected a value, for the other half of the account is set, got none.`,
    )
  }
  return { url: env.PUMIAN_KUAIDI100_URL || QUERY, key, customer }
}

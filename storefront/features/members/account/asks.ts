/** What several pages of the way to signing in ask for. */
import { ask } from '@storefront/shell/section/section'

/** Only whether there is an outbox, not its messages; a deployment has none. */
export const demoAsk = () => ask('GET /demo/outbox', { query: { recipient: 'nobody', pageSize: 1 } })

export const providersAsk = () => ask('GET /trustlogin/list', { query: { version_tag: 'standard' } })

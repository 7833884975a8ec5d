/** What several pages of the way to signing in ask for. */
import { ask } from '@storefront/shell/section/section'

/** A deployment has no outbox; nobody's messages are asked for, only whether there is one. */
export const demoAsk = () => ask('GET /demo/outbox', { query: { recipient: 'nobody', pageSize: 1 } })

export const providersAsk = () => ask('GET /trustlogin/list', { query: { version_tag: 'standard' } })

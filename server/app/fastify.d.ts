import type { Breakers } from '../core/circuit-breakers'
import type { Config } from '../config/read-config'
import type { Database } from '../db/client'
import type { ClockCheck } from '../db/clock-check'
import type { Reads } from '../db/replica/reads'
import type { ErrorName } from '../core/errors'
import type { CurrentMember, CurrentOperator, SmsSender } from '../platform'
import type { MapsSource } from '../shops'
import type { PaymentProviders } from '../payments'
import type { Metrics } from '../metrics/metrics'
import type { Presence } from '../content'
import type { PageChanges } from '../core/page-changes'
import type { Storage } from '../storage/storage'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Database
    /** Reads that may be a little old. */
    reads: Reads
    /** Announces changes that shoppers must see. */
    pageChanges: PageChanges
    /** Who edits which page. */
    presence: Presence
    payments: PaymentProviders
    metrics: Metrics
    /** Circuit breakers of the outside services that this server calls. */
    breakers: Breakers
    /** Difference of this server's clock from the database's. */
    clockCheck: ClockCheck
    /** Turns coordinates into addresses. */
    maps: MapsSource | undefined
    /** Sends SMS and e-mails. */
    sms: SmsSender
    /** Store of uploaded files. */
    storage: Storage
    /** Aborted when the server has to stop: it is no longer ready, and background work ends. */
    stopping: AbortController
    /** Development: Vite serves the modules. */
    hotReload: boolean
  }
  interface FastifyContextConfig {
    /** Endpoints that schemas/api declare for the shop: a signature is checked, or even required (rule api-7). */
    signature?: 'checked' | 'required'
    /** Endpoints for operators that change nothing. */
    looks?: boolean
  }
  interface FastifyRequest {
    /** The company that the request is about (rule api-4); final once the body is read. */
    company_id: string
    /** Only the body, which is not read yet, can name the company. */
    companyMayFollow: boolean
    /** Query and body as received, including `company_id` and `sign`. */
    sent: Record<string, unknown>
    /** Checks the signature of a form with a file, by its fields; only in the shop's API. */
    checkSignatureOf(fields: Readonly<Record<string, string>>): Promise<void>
    /** The signed-in operator, if any. Set before the body is read, below `/api/admin`. */
    operator: CurrentOperator | null
    /** Id of the access token that the operator's program sent; `null` for a session. */
    accessToken: string | null
    /** Why there is no operator: the error of routes that require one. */
    refusal: ErrorName
    /** The signed-in member; `null` for visitors. Set before the body is read, below the shop's API. */
    member: CurrentMember | null
    memberRefusal: ErrorName
  }
}

import type { Breakers } from '../core/circuit-breakers'
import type { Config } from '../config/read-config'
import type { Database } from '../db/client'
import type { ClockCheck } from '../db/clock-check'
import type { ErrorName } from '../core/errors'
import type { CurrentOperator } from '../platform/http/declare-admin'
import type { CurrentMember } from '../platform/sessions/member-sessions'
import type { MapsSource } from '../shops/maps/source'
import type { PaymentProviders } from '../payments/payments/providers'
import type { SmsSender } from '../platform/sms/sender'
import type { Metrics } from '../metrics/metrics'
import type { PageChanges } from '../core/page-changes'
import type { Storage } from '../storage/storage'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Database
    /** Hears of every change of what shoppers see. */
    pageChanges: PageChanges
    payments: PaymentProviders
    metrics: Metrics
    /** Circuit breakers of the outside services that this server calls. */
    breakers: Breakers
    /** How this server's clock differs from the database's. */
    clockCheck: ClockCheck
    /** Who turns coordinates into addresses. */
    maps: MapsSource | undefined
    /** Where SMS and e-mails go. */
    sms: SmsSender
    /** Where uploaded files are kept. */
    storage: Storage
    /** Aborted when the server is told to stop: it is ready no more, and what runs by itself ends. */
    stopping: AbortController
    /** Development: Vite serves the modules. */
    hotReload: boolean
  }
  interface FastifyContextConfig {
    /** Endpoints that schemas/api declare for the shop: a signature is checked, or even required (rule api-7). */
    signature?: 'checked' | 'required'
  }
  interface FastifyRequest {
    /** The company that the request is about (rule api-4); final once the body is read. */
    company_id: string
    /** Only the body, which is not read yet, can name the company. */
    companyMayFollow: boolean
    /** Query and body as they came, `company_id` and `sign` among them. */
    sent: Record<string, unknown>
    /** Judges the signature of a form with a file, by its fields; the shop's API alone has it. */
    judgeFields(fields: Readonly<Record<string, string>>): Promise<void>
    /** Who is signed in to the designer; `null` for everybody else. Set before the body is read, below `/api/admin`. */
    operator: CurrentOperator | null
    /** Why nobody is: what a route that needs somebody answers. */
    refusal: ErrorName
    /** Who is signed in to the shop; `null` for visitors. Set before the body is read, below the shop's API. */
    member: CurrentMember | null
    memberRefusal: ErrorName
  }
}

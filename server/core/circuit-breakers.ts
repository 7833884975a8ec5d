import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from 'cockatiel'
import { AppError } from './errors'
import { FIGURES } from '../config/limits'

export type CircuitName = 'closed' | 'open' | 'half_open'

const NAMES: Partial<Record<CircuitState, CircuitName>> = {
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half_open',
}

/** A circuit breaker for each outside service that this server calls; all callers of one service share its breaker. */
export class Breakers {
  readonly #known = new Map<string, Breaker>()

  /** @param changed called at every change of state */
  constructor(private readonly changed: (provider: string, state: CircuitName) => void = () => {}) {}

  /** @param provider name and address of the service, `wechat https://api.mch.weixin.qq.com/` */
  of(provider: string): Breaker {
    const known = this.#known.get(provider) ?? new Breaker((state) => this.changed(provider, state))
    this.#known.set(provider, known)
    return known
  }

  states(): { provider: string; state: CircuitName }[] {
    return [...this.#known].map(([provider, { state }]) => ({ provider, state }))
  }
}

/**
 * Opens after several consecutive calls without an answer (a refusal is an answer) and fails at once while it is open.
 * After some seconds one trial call is let through: an answer closes the circuit, a failure keeps it open.
 */
export class Breaker {
  readonly #policy = circuitBreaker(handleAll, {
    halfOpenAfter: FIGURES.provider_retry_seconds * 1_000,
    breaker: new ConsecutiveBreaker(FIGURES.provider_timeouts),
  })
  #probeAt = 0

  constructor(changed: (state: CircuitName) => void) {
    this.#policy.onBreak(() => {
      this.#probeAt = Date.now() + FIGURES.provider_retry_seconds * 1_000
    })
    this.#policy.onStateChange(() => changed(this.state))
  }

  get state(): CircuitName {
    return NAMES[this.#policy.state] ?? 'closed'
  }

  /** Whether a call would fail at once; jobs then postpone their work. */
  get refuses(): boolean {
    return this.state === 'open' && Date.now() < this.#probeAt
  }

  /**
   * Makes a call.
   * @throws AppError provider_failed while the circuit is open, see `isRefusedCall`; otherwise the error of the call
   */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const heard = async () => {
      try {
        return { answer: await call() }
      } catch (error) {
        if (isSilence(error)) throw error
        return { error }
      }
    }
    const result = await this.#policy.execute(heard).catch((cause: unknown) => {
      throw cause instanceof BrokenCircuitError ? new AppError('provider_failed', { cause }) : cause
    })
    if ('error' in result) throw result.error
    return result.answer
  }
}

/** Whether the error comes from the breaker, which made no call. */
export const isRefusedCall = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof BrokenCircuitError

const SILENT_CODES =
  /^(ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|UND_ERR_\w+)$/
const SILENT_NAMES = /Timeout|^AbortError$/

/** Whether the service gave no answer: a timeout, a failed connection, or an error of a gateway (502 to 504). */
function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code = '', response } = error as Error & { code?: unknown; response?: { status?: unknown } }
  if (response !== undefined) return [502, 503, 504].includes(Number(response.status))
  return SILENT_NAMES.test(name) || SILENT_CODES.test(String(code)) || isSilence(error.cause)
}

import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Breakers, isRefusedCall, type Breaker } from '../../core/circuit-breakers'
import type { Config } from '../../config/read-config'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import { insertMessage } from '../outbox/repo'
import type { SmsGateway } from '../../config/service-accounts'
import { HandOverQueue } from './hand-over'

/** A message to one recipient. */
export interface Message {
  company_id: string
  kind: 'sms' | 'mail'
  /** A mobile number or an e-mail address. */
  recipient: string
  /** The gateway's name of the text. */
  template: 'code' | 'already_registered' | 'back_in_stock' | 'email_changed'
  /** The whole text, in the shopper's language. */
  text: string
  params: Record<string, string>
}

/** Sends messages. */
export interface SmsSender {
  /** Whether messages can be sent. */
  readonly ready: boolean
  /** Whether the gateway's circuit breaker is open; messages that can wait are sent later. */
  readonly silent?: boolean
  /** @throws AppError not_ready without a gateway; call it before any lookup */
  expectReady(): void
  /** Waits until the message is sent. @throws AppError provider_failed, not_ready */
  send(message: Message): Promise<void>
  /**
   * Queues a message without waiting for the gateway, so that the response reveals neither duration nor failure. A failure
   * is retried, then logged.
   */
  handOver(message: Message): Promise<void>
  /** Waits for queued messages. */
  close(): Promise<void>
}

/** The configured gateway; without one the demo's outbox, and in a deployment nothing. */
export function smsSender(
  db: Database,
  { sms, deployed }: Pick<Config, 'sms' | 'deployed'>,
  breakers = new Breakers(),
  log?: Pick<FastifyBaseLogger, 'error'>,
): SmsSender {
  if (sms) return new GatewaySender(sms, breakers.of(`sms ${sms.url}`), log)
  return deployed ? new NoSender() : new OutboxSender(db)
}

/** The built-in sender: what it sends can be read at `/demo/outbox`. */
class OutboxSender implements SmsSender {
  readonly ready = true

  constructor(private readonly db: Database) {}

  expectReady() {}

  async send({ company_id, kind, recipient, text, params }: Message) {
    await insertMessage(this.db, { company_id, kind, recipient, content: { text, ...params } })
  }

  handOver(message: Message) {
    return this.send(message)
  }

  async close() {}
}

const PATIENCE_MS = 5_000

/**
 * Posts the message as JSON, with an HMAC-SHA256 of the body in `x-signature`; every response with 2xx means sent.
 */
class GatewaySender implements SmsSender {
  readonly ready = true
  readonly #queue: HandOverQueue<Message>

  constructor(
    private readonly gateway: SmsGateway,
    private readonly breaker: Breaker,
    log?: Pick<FastifyBaseLogger, 'error'>,
  ) {
    this.#queue = new HandOverQueue(
      (message) => this.send(message),
      // neither number nor text: logs contain no personal data and no codes
      (error, { company_id, kind, template }) =>
        log?.error({ err: error, company_id, kind, template }, 'message not sent'),
    )
  }

  expectReady() {}

  get silent(): boolean {
    return this.breaker.refuses
  }

  async send(message: Message) {
    await this.breaker
      .run(() => this.#post(message))
      .catch((cause: unknown) => {
        throw isRefusedCall(cause) ? new AppError('provider_failed', { message: FAILED, cause }) : cause
      })
  }

  async #post({ company_id: _company_id, ...message }: Message) {
    const body = JSON.stringify({ ...message, timestamp: Math.floor(timeNow().getTime() / 1000) })
    const signature = createHmac('sha256', this.gateway.secret).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-signature': signature }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(this.gateway.url, { method: 'POST', headers, body, signal }).catch(
      (cause: unknown) => {
        throw new AppError('provider_failed', { message: FAILED, cause })
      },
    )
    if (!answer.ok)
      throw new AppError('provider_failed', {
        message: FAILED,
        cause: new Error(`Expected the SMS gateway to answer 2xx, got ${answer.status}`),
      })
  }

  async handOver(message: Message) {
    this.#queue.add(message)
  }

  close() {
    return this.#queue.close()
  }
}

class NoSender implements SmsSender {
  readonly ready = false

  expectReady() {
    throw new AppError('not_ready', { message: '短信服务未开通' })
  }

  async send() {
    this.expectReady()
  }

  /** Sends nothing. */
  async handOver() {}

  async close() {}
}

const FAILED = '短信发送失败，请稍后再试'

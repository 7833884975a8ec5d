import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { LoginScanResultAnswer, NewLoginScanAnswer, SeeLoginScanAnswer } from '@schemas/generated/api'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { openSession, type Exchange } from '../auth/session'
import type { Owner } from '../../core/owner'
import { qrcodePng } from '../../core/qrcode'
import { Throttle } from '../../platform'
import { claimScan, insertScan, settleScan, stateFor, takeConfirmed, type ScanKey } from './repo'

/** Cookie of the browser that requested a code; a code planted by another browser is useless without it. */
const SCAN_COOKIE = 'scan_keeper'
/** px */
const QR_SIZE = 240
const LONGEST_USER_AGENT = 300
const OVER = '二维码已失效，请在电脑上刷新后重新扫描'

/** Signing in on a computer: a phone with a signed-in member scans a code and confirms it. */
export class LoginScans {
  readonly #throttle: Throttle

  constructor(private readonly app: FastifyInstance) {
    this.#throttle = new Throttle(app.db, app.config.limits)
  }

  /** A new code; the browser's earlier one becomes void. @throws AppError too_many_requests */
  async begin({ request, reply }: Exchange): Promise<NewLoginScanAnswer> {
    const { company_id, protocol, host, headers } = request
    await this.#throttle.take(company_id, 'login_scan', request.ip)
    const code = newSecret()
    const secret = newSecret()
    await insertScan(this.app.db, {
      ...keyOf(company_id, code),
      keeper_hash: hashOf(secret),
      user_agent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    })
    reply.setCookie(SCAN_COOKIE, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: protocol === 'https',
      maxAge: FIGURES.login_scan_seconds,
    })
    const url = `${protocol}://${host}/auth/scan?code=${code}`
    const png = await qrcodePng(url, QR_SIZE)
    const qrcode_url = `data:image/png;base64,${png.toString('base64')}`
    return { code, url, qrcode_url, expire_seconds: FIGURES.login_scan_seconds }
  }

  /** Signs in the member who confirmed. @throws AppError wrong_login if the account was disabled meanwhile */
  async result(exchange: Exchange, code: string): Promise<LoginScanResultAnswer> {
    const { company_id, cookies } = exchange.request
    const secret = cookies[SCAN_COOKIE]
    if (secret === undefined) return { state: 'expired' }
    const [key, keeper_hash] = [keyOf(company_id, code), hashOf(secret)]
    const state = await stateFor(this.app.db, key, keeper_hash)
    if (state !== 'confirmed') return { state: state ?? 'expired' }
    const user_id = await takeConfirmed(this.app.db, key, keeper_hash)
    if (user_id === undefined) return { state: 'expired' }
    const token = await openSession(this.app, exchange, { company_id, user_id })
    exchange.reply.clearCookie(SCAN_COOKIE, { path: '/' })
    return { state: 'confirmed', token }
  }

  /** @throws AppError invalid for a code that has expired or belongs to another member */
  async see(owner: Owner, code: string): Promise<SeeLoginScanAnswer> {
    const seen = await claimScan(this.app.db, keyOf(owner.company_id, code), owner)
    if (!seen) throw over()
    return { user_agent: seen.user_agent, asked: Math.floor(seen.created.getTime() / 1_000) }
  }

  /** Settles a code that this member scanned, once. @throws AppError invalid */
  async settle(owner: Owner, code: string, state: 'confirmed' | 'cancelled'): Promise<void> {
    if (!(await settleScan(this.app.db, keyOf(owner.company_id, code), owner, state))) throw over()
  }
}

/** 256 random bits. */
const newSecret = () => randomBytes(32).toString('base64url')

/** The table contains only the hash: reading it is not enough to sign in. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

const keyOf = (company_id: string, code: string): ScanKey => ({ company_id, scan_id: hashOf(code) })

const over = () => new AppError('invalid', { message: OVER, errors: { code: [OVER] } })

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { timeNow } from '../../db/time'

/** Signed texts that clients carry for a while and cannot change: `data.signature`, both base64url. */
export class Sealed<Data extends object> {
  /** @param purpose a text sealed for one purpose is invalid for another */
  constructor(
    private readonly db: Database,
    private readonly purpose: string,
    private readonly seconds: number,
  ) {}

  async seal(company_id: string, data: Data): Promise<string> {
    const until = timeNow().getTime() + this.seconds * 1_000
    const text = Buffer.from(JSON.stringify({ data, until })).toString('base64url')
    const secret = await companySecret(this.db, company_id, 'sealed')
    return `${text}.${this.#sign(secret, text).toString('base64url')}`
  }

  /** @returns undefined for a text that this company did not seal, or that has expired */
  async open(company_id: string, sealed: string): Promise<Data | undefined> {
    const [text = '', signature = ''] = sealed.split('.')
    const given = Buffer.from(signature, 'base64url')
    const secrets = await acceptedSecrets(this.db, company_id, 'sealed')
    const isSigned = secrets.some((secret) => {
      const right = this.#sign(secret, text)
      return given.length === right.length && timingSafeEqual(given, right)
    })
    if (!isSigned) return undefined
    const { data, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
      data: Data
      until: number
    }
    return until > timeNow().getTime() ? data : undefined
  }

  #sign(secret: Buffer, text: string): Buffer {
    return createHmac('sha256', secret).update(`${this.purpose}.${text}`).digest()
  }
}

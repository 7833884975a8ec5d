import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config/read-config'
import type { Database, Transaction } from './client'
import { companySecret, type SecretPurpose } from './company-secret'

const NONCE = 12
const TAG = 16

/**
 * Encrypts small secrets stored in the database (AES-256-GCM): with the first key of `PUMIAN_SECRET_KEYS`, so that a
 * copy of the database alone reveals nothing, or with the company's own key if the environment has none. Each text
 * names its key and can be decrypted as long as the environment contains that key.
 */
export class SecretBox {
  constructor(
    private readonly config: Pick<Config, 'secretKeys'>,
    private readonly purpose: SecretPurpose,
  ) {}

  /** Whether `seal` would use the same key today. */
  isCurrent(sealed: string): boolean {
    const [first] = this.config.secretKeys
    return sealed.startsWith(`${first ? nameOf(first) : OWN}:`)
  }

  async seal(db: Database | Transaction, company_id: string, text: string): Promise<string> {
    const [first] = this.config.secretKeys
    const [name, key] = first
      ? [nameOf(first), this.#derive(company_id, first)]
      : [OWN, await companySecret(db, company_id, this.purpose)]
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${name}:${sealed.toString('base64url')}`
  }

  /** @throws Error if the key is missing, or the text was changed */
  async open(db: Database | Transaction, company_id: string, sealed: string): Promise<string> {
    const [name = '', data = ''] = sealed.split(':')
    const found = this.config.secretKeys.find((key) => nameOf(key) === name)
    if (!found && name !== OWN)
      throw new Error(
        `Expected the key ${name} in PUMIAN_SECRET_KEYS, found ${this.config.secretKeys.length} others`,
      )
    const key = found ? this.#derive(company_id, found) : await companySecret(db, company_id, this.purpose)
    const bytes = Buffer.from(data, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
    decipher.setAuthTag(bytes.subarray(-TAG))
    return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
  }

  #derive = (company_id: string, key: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `${this.purpose}:${company_id}`, 32))
}

/** The key stored in the company's settings. */
const OWN = 'own'

/** Identifies a key without revealing it. */
const nameOf = (key: string) => createHash('sha256').update(`name:${key}`).digest('hex').slice(0, 8)

import { readFileSync } from 'node:fs'
import { Ajv, type JSONSchemaType } from 'ajv'
import { OperatorError } from './operator-error'

export interface AlipayAccount {
  app_id: string
  /** PEM of our own key, PKCS#1 or PKCS#8. */
  private_key: string
  /** PEM of Alipay's key for this app. */
  alipay_public_key: string
  gateway: string
  /** Address under which the provider reaches this shop: `https://shop.example.com`. */
  notify_base: string
}

export interface WechatAccount {
  mchid: string
  app_id: string
  /** Serial number of the merchant's certificate, and its key as PEM. */
  serial: string
  private_key: string
  /** Id of WeChat's public key or certificate, and the key as PEM. */
  platform_serial: string
  platform_public_key: string
  api_v3_key: string
  base_url: string
  notify_base: string
}

export interface CompanyAccounts {
  alipay?: AlipayAccount
  wechat?: WechatAccount
}

export interface PaymentConfig {
  /** The built-in test pay: paid by a click, so off in a deployment unless it is enabled explicitly. */
  test: boolean
  /** By company_id. */
  accounts: Record<string, CompanyAccounts>
}

const text = { type: 'string', minLength: 1 } as const
const pem = { type: 'string', pattern: '^-----BEGIN [A-Z ]+-----\\n' } as const
const address = { type: 'string', pattern: '^https?://[^\\s/?#]+(/[^\\s?#]*)?$' } as const

const SCHEMA: JSONSchemaType<Record<string, CompanyAccounts>> = {
  type: 'object',
  required: [],
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      alipay: {
        type: 'object',
        additionalProperties: false,
        required: ['app_id', 'private_key', 'alipay_public_key', 'gateway', 'notify_base'],
        nullable: true,
        properties: {
          app_id: text,
          private_key: pem,
          alipay_public_key: pem,
          gateway: { ...address, default: 'https://openapi.alipay.com/gateway.do' },
          notify_base: address,
        },
      },
      wechat: {
        type: 'object',
        additionalProperties: false,
        nullable: true,
        required: [
          'mchid',
          'app_id',
          'serial',
          'private_key',
          'platform_serial',
          'platform_public_key',
          'api_v3_key',
          'base_url',
          'notify_base',
        ],
        properties: {
          mchid: text,
          app_id: text,
          serial: text,
          private_key: pem,
          platform_serial: text,
          platform_public_key: pem,
          api_v3_key: { type: 'string', minLength: 32, maxLength: 32 },
          base_url: { ...address, default: 'https://api.mch.weixin.qq.com/' },
          notify_base: address,
        },
      },
    },
  },
}

type Environment = Record<string, string | undefined>

/**
 * Payment methods: `PUMIAN_TEST_PAY` (0 | 1; default 1 outside of deployments) and `PUMIAN_PAYMENT_ACCOUNTS`, a JSON
 * file `{company_id: {alipay?, wechat?}}`.
 * @throws OperatorError naming file and position; values are secret, so none is repeated
 */
export function readPaymentConfig(env: Environment, deployed: boolean): PaymentConfig {
  const test = env.PUMIAN_TEST_PAY || (deployed ? '0' : '1')
  if (test !== '0' && test !== '1')
    throw new OperatorError('PUMIAN_TEST_PAY: expected 0 | 1, got something else.')
  const file = env.PUMIAN_PAYMENT_ACCOUNTS
  return { test: test === '1', accounts: file ? readAccounts(file) : {} }
}

function readAccounts(file: string): Record<string, CompanyAccounts> {
  const accounts = parsed(file)
  const validate = new Ajv({ allErrors: true, useDefaults: true }).compile(SCHEMA)
  if (validate(accounts)) return accounts
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message}${'additionalProperty' in params ? `: ${params.additionalProperty}` : ''}`,
  )
  throw new OperatorError(`PUMIAN_PAYMENT_ACCOUNTS: ${file}: ${faults.join('; ')}.`)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    // the parser's message would repeat a piece of the file
    const reason = cause instanceof SyntaxError ? 'it is no JSON' : String(cause)
    throw new OperatorError(`PUMIAN_PAYMENT_ACCOUNTS: expected to read ${file}: ${reason}.`, { cause })
  }
}

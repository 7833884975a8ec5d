import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysOf } from '@tests/helpers/alipay-stub'
import { readPaymentConfig } from '../../config/payment-accounts'

describe('payment accounts come from the configuration', () => {
  let folder = ''
  const { privateKey, publicKey } = keysOf('merchant')
  const alipay = {
    app_id: '2021000000000001',
    private_key: privateKey,
    alipay_public_key: publicKey,
    notify_base: 'https://shop.example.com',
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pumian-accounts-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (content: unknown) => {
    const path = join(folder, 'accounts.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  it('test payments are off in a deployment unless they are enabled', () => {
    expect(readPaymentConfig({}, false)).toEqual({ test: true, accounts: {} })
    expect(readPaymentConfig({}, true).test).toBe(false)
    expect(readPaymentConfig({ PUMIAN_TEST_PAY: '1' }, true).test).toBe(true)
    expect(() => readPaymentConfig({ PUMIAN_TEST_PAY: 'yes' }, false)).toThrow(
      'PUMIAN_TEST_PAY: expected 0 | 1, got something else.',
    )
  })

  it('accounts are read by company, with the provider’s own address', () => {
    const path = file({ '1': { alipay } })
    const { accounts } = readPaymentConfig({ PUMIAN_PAYMENT_ACCOUNTS: path }, true)
    expect(accounts['1']?.alipay).toEqual({ ...alipay, gateway: 'https://openapi.alipay.com/gateway.do' })
  })

  it.each([
    ['{', 'it is no JSON'],
    [{ '1': { alipay: { app_id: '1' } } }, "/1/alipay must have required property 'private_key'"],
    [{ '1': { paypal: {} } }, '/1 must NOT have additional properties: paypal'],
    [
      { '1': { alipay: { ...alipay, private_key: 'secret-text' } } },
      '/1/alipay/private_key must match pattern',
    ],
  ])('what is wrong with %j is said with its place, and nothing of it is repeated', (content, reason) => {
    const path = file(content)
    const read = () => readPaymentConfig({ PUMIAN_PAYMENT_ACCOUNTS: path }, true)
    expect(read).toThrow(reason)
    expect(read).not.toThrow(/secret-text/)
  })

  it('names a missing file', () => {
    const path = join(folder, 'nothing.json')
    expect(() => readPaymentConfig({ PUMIAN_PAYMENT_ACCOUNTS: path }, true)).toThrow(path)
  })
})

import { expect, it } from 'vitest'
import { describeDatabase } from '@tests/helpers/database'
import { acceptedSecrets, companySecret, rotateSecrets } from './company-secret'
import { company } from './schema'
import { inTransaction } from './transaction'

describeDatabase('the keys of a company', (open) => {
  it('after a rotation sign with the new key and accept the previous one until it expires', async () => {
    const { db } = open()
    const ids = ['1', '2']
    await db
      .insert(company)
      .values(ids.map((company_id) => ({ company_id, subdomain: company_id, brand_name: company_id })))
    const [first, other] = await Promise.all(ids.map((id) => companySecret(db, id, 'preview')))
    const sign = await companySecret(db, '1', 'sign')
    const [until, later] = [new Date('2030-01-01T00:30:00Z'), new Date('2030-01-01T00:40:00Z')]
    const before = new Date('2030-01-01T00:29:59Z')
    const rotate = (end: Date) => inTransaction(db, (tx) => rotateSecrets(tx, '1', end))
    const accepted = (now: Date) => acceptedSecrets(db, '1', 'preview', now)

    expect(await rotate(until)).toBe(1)
    const second = await companySecret(db, '1', 'preview')
    expect(second).not.toEqual(first)
    expect(await accepted(before)).toEqual([second, first])
    expect(await accepted(until)).toEqual([second])

    await rotate(later)
    const third = await companySecret(db, '1', 'preview')
    expect(await accepted(before)).toEqual([third, second])

    expect(await companySecret(db, '1', 'sign')).toEqual(sign)
    expect(await acceptedSecrets(db, '2', 'preview')).toEqual([other])
    expect(await acceptedSecrets(db, '2', 'captcha')).toEqual([await companySecret(db, '2', 'captcha')])
  })
})

import { describeDatabase } from '@tests/helpers/database'
import { beforeAll, expect, it } from 'vitest'
import { company } from '../../db/schema'
import { CompanyResolver, type CompanyHints } from './resolver'

describeDatabase('company: sub-domain → cookie → parameter → 1', (open) => {
  beforeAll(async () => {
    await open()
      .db.insert(company)
      .values([
        { company_id: '1', subdomain: 'hean', brand_name: '一' },
        { company_id: '2', subdomain: 'songjian', brand_name: '二' },
      ])
  })

  const resolve = (hints: Partial<CompanyHints>, baseDomain = 'localhost') =>
    new CompanyResolver(open().db, baseDomain).resolve({
      host: 'localhost',
      cookie: undefined,
      parameter: undefined,
      ...hints,
    })

  it.each([
    ['nothing names one', {}, '1'],
    ['the parameter', { parameter: '2' }, '2'],
    ['the cookie before the parameter', { cookie: '2', parameter: '1' }, '2'],
    ['the sub-domain before all', { host: 'songjian.localhost', cookie: '1', parameter: '1' }, '2'],
    ['the sub-domain in any case', { host: 'SongJian.LocalHost' }, '2'],
    ['a cookie that names no company does not count', { cookie: '99', parameter: '2' }, '2'],
    ['an address without names', { host: '127.0.0.1' }, '1'],
    ['a sub-domain of nobody is no other company', { host: 'nobody.localhost', parameter: '2' }, undefined],
    ['a parameter of nobody is no other company', { parameter: '99' }, undefined],
    ['a deeper sub-domain is nobody', { host: 'a.songjian.localhost' }, undefined],
  ])('%s', async (_title, hints, expected) => {
    expect(await resolve(hints)).toBe(expected)
  })

  it('another base domain', async () => {
    expect(await resolve({ host: 'songjian.shop.example' }, 'shop.example')).toBe('2')
  })
})

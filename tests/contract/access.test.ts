/**
 * Access control: every endpoint for members × another member × another company × visitors, with the samples of
 * `tests/contract/shop` (IDOR and CSRF).
 */
import { describe, expect, it } from 'vitest'
import { endpoints } from '@server/platform/http/endpoints'
import { MARK } from '@tests/helpers/mark'
import { callShop, newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { once } from './kit/once'
import { samplesOf } from './kit/samples'
import { addressOf, prepare, whoMayCall } from './kit/shop-calls'

const all = [...endpoints]
const calls = all
  .filter(([, { auth }]) => auth !== 'anyone')
  .flatMap(([key, endpoint]) =>
    samplesOf(key).map((source, i) => ({ title: `${key} #${i + 1}`, source, endpoint })),
  )
const changing = all.filter(([, { method, effects }]) => effects || method !== 'GET')

/** Ids and order numbers, each unique. */
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<!\d)\d{15,20}(?!\d)/
/** Values by which the owner of an answer's rows is recognised: these, and mobile numbers. */
const TELLING = new RegExp(`${ID.source}|(?<!\\d)1[3-9]\\d{9}(?!\\d)`, 'g')
const tellingIn = (text: string) => new Set(text.match(TELLING))

describeApi('IDOR matrix', (open) => {
  it.each(calls)('$title is accessible to its owner only', async ({ source, endpoint }) => {
    const { app } = open()
    const { sample, path, options, send } = await prepare(open, endpoint, source)
    const sent = path + JSON.stringify(options)
    const rivals = {
      'another member': await whoMayCall(open(), endpoint),
      'a member of another company': await newMember(app, {
        company_id: '2',
        staff: endpoint.auth === 'staff',
      }),
    }
    const answers = Object.entries(rivals).map(
      async ([who, { call }]) => [who, await call(path, options)] as const,
    )
    const nobody = await callShop(app, path, options)
    expect([nobody.statusCode, JSON.parse(nobody.payload).data.code]).toEqual([401, 401001])

    const others = await Promise.all(answers)
    for (const [who, { statusCode }] of others)
      expect([who, [200, 400, 403, 404, 409, 422].includes(statusCode)]).toEqual([who, true])
    if (sample.anybodyMay) return
    // a foreign id in a write has no effect, and the answer does not claim one
    const changes = endpoint.effects || endpoint.method !== 'GET'
    const succeeded = others.filter(([, { statusCode }]) => statusCode === 200).map(([who]) => who)
    expect(changes && ID.test(sent) ? succeeded : []).toEqual([])
    // nothing was changed: the owner still sees it
    const own = await send()
    expect([own.statusCode, own.payload.slice(0, 200)]).toEqual([200, expect.any(String)])
    const secret = [...tellingIn(own.payload)].filter((value) => !sent.includes(value))
    const isAboutOwn = tellingIn(sent).size > 0 && /:"[^"]/.test(own.payload)
    for (const [who, { payload }] of others) {
      expect([who, secret.filter((value) => payload.includes(value))]).toEqual([who, []])
      expect([who, isAboutOwn && payload === own.payload]).toEqual([who, false])
    }
  })
})

describeApi('requests forged by another site', (open) => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

  it.each(changing)(
    '%s is refused as a form, which browsers send without asking the server',
    async (_key, endpoint) => {
      const { method, path, auth } = endpoint
      const { call } = await once(open().app, `of ours, ${auth}`, () => whoMayCall(open(), endpoint))
      const sites: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        // a shop of another company, on another sub-domain of the same site
        { origin: 'http://songjian.localhost', 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
      ]
      for (const site of sites) {
        const headers = { ...(method !== 'GET' && FORM), ...site }
        const answer = await call(addressOf(path), { method, headers, payload: '' })
        expect([site, answer.statusCode]).toEqual([site, 403])
      }
    },
  )
})

describeApi('CSRF: requests that a cookie alone does not authorise', (open) => {
  const claim = async (headers: Record<string, string>, path = '/user/receiveCard?card_id=99') => {
    const { cookie } = await newMember(open().app)
    const { 'x-xsrf-token': mark = '', ...rest } = headers
    return (await callShop(open().app, path, { headers: { cookie, 'x-xsrf-token': mark, ...rest } }))
      .statusCode
  }

  it.each([
    ['says nothing of where it comes from', {}, 403],
    ['brings another mark', { 'x-xsrf-token': 'guessed' }, 403],
    ['comes from a link on another site', { referer: 'https://evil.example/' }, 403],
    ['brings the mark in cookie and header', { 'x-xsrf-token': MARK }, 404],
    [
      'comes from a picture in a text of ours',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      403,
    ],
    ['comes from a link in a message or another program', { 'sec-fetch-site': 'none' }, 403],
    ['comes from a link on a page of ours', { referer: 'http://hean.localhost/items' }, 403],
  ])('a GET with effects that %s', async (_title, headers, status) => {
    expect(await claim(headers)).toBe(status)
  })

  it('a legacy call by GET that would delete is one of them', async () => {
    expect(await claim({}, '/member.address.delete?addr_id=1')).toBe(403)
    expect(await claim({ 'x-xsrf-token': MARK }, '/member.address.delete?addr_id=1')).toBe(404)
  })

  it('a visitor without a CSRF cookie must send the header as well', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await callShop(open().app, '/trustlogin/params?trustlogin_tag=test&redirect_url=/', { headers }))
        .statusCode
    expect(await ask({ 'x-xsrf-token': '' })).toBe(403)
    expect(await ask({ 'x-xsrf-token': '', 'sec-fetch-site': 'none' })).toBe(403)
    expect(await ask({ 'x-xsrf-token': 'visitor' })).toBe(200)
  })

  it('an Authorization header that a link can cause (http://name:word@shop/) is no exemption', async () => {
    const { cookie } = await newMember(open().app)
    const headers = { cookie, authorization: 'Basic bmFtZTp3b3Jk', origin: 'https://evil.example' }
    const answer = await callShop(open().app, '/member/sessions', { method: 'DELETE', body: {}, headers })
    expect(answer.statusCode).toBe(403)
  })

  it('reading needs no token, and a bearer token is sufficient', async () => {
    expect(await claim({}, '/member')).toBe(200)
    const { bearer } = await newMember(open().app)
    const headers = { authorization: `Bearer ${bearer}`, 'x-xsrf-token': '' }
    const answer = await callShop(open().app, '/user/receiveCard?card_id=99', { headers })
    expect(answer.statusCode).toBe(404)
  })
})

describe('IDOR matrix', () => {
  it('the check distinguishes ids, order numbers and mobile numbers from shared values', () => {
    const own =
      '{"a":"0b0e7a3c-1111-4222-8333-abcdefabcdef","b":"26112112345600010","c":"13912345678","t":1795252936}'
    expect([...tellingIn(own)]).toEqual([
      '0b0e7a3c-1111-4222-8333-abcdefabcdef',
      '26112112345600010',
      '13912345678',
    ])
  })
})

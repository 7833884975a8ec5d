import { testApp } from '@tests/helpers/app'
import { callShop, newMember, type ShopCall } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, readCaptcha, receivedCode } from '@tests/helpers/sms'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { member } from '../../db/schema'
import { hashPassword } from '../../back-office/operators/passwords'

describeApi('logs', (open) => {
  const lines: string[] = []
  let app: FastifyInstance
  beforeAll(async () => {
    const config = { ...open().app.config, logLevel: 'trace' as const }
    app = await testApp(open().database, { config, logTo: { write: (line) => void lines.push(line) } })
    // parameters of a failed query
    app.get('/test/fault', { config: {} }, async () => {
      const row = { company_id: '1', user_id: 'x', grade_id: 'none', mobile: '13712345678' }
      await open().database.db.insert(member).values(row)
    })
  })
  afterAll(async () => app?.close())

  const call = (path: string, options: ShopCall = {}) => callShop(app, path, options)

  it('contain no number, code, picture, password or token of sign-ins, successful or not', async () => {
    const secrets: string[] = []
    const mobile = freshMobile()
    const picture = await readCaptcha(app, 'sign')
    const query = new URLSearchParams({ mobile, type: 'sign', ...picture }).toString()
    expect((await call(`/member/sms/code?${query}`)).statusCode).toBe(200)
    expect((await call(`/member/sms/code?${query}`)).statusCode).toBe(422)
    const vcode = await receivedCode(app, mobile)
    const registration = { mobile, password: 'geheim123', vcode }
    const registered = await call('/member', { method: 'POST', body: registration })
    expect(registered.statusCode).toBe(200)
    const { token } = registered.json().data
    const [secret = ''] = String(token).split('.')
    secrets.push(mobile, vcode, picture.token, 'geheim123', secret)

    const wrong = { username: mobile, password: 'falsch123' }
    expect((await call('/login', { method: 'POST', body: wrong })).statusCode).toBe(422)
    expect((await call('/login', { method: 'POST', body: wrong })).statusCode).toBe(429)
    const strange = '1371234567x'
    expect(
      (await call('/member', { method: 'POST', body: { ...registration, mobile: strange } })).statusCode,
    ).toBe(422)
    expect((await call('/member', { method: 'POST', body: { [mobile]: 1 } })).statusCode).toBe(400)
    expect((await call('/member', { headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200)
    const known = await newMember(app, { row: { password_hash: await hashPassword('geheim123') } })
    const own = { origin: 'http://hean.localhost', cookie: known.cookie }
    const signedIn = await call('/login', {
      method: 'POST',
      headers: own,
      body: { username: known.mobile, password: 'geheim123' },
    })
    expect(signedIn.statusCode).toBe(200)
    const cookies = [signedIn.headers['set-cookie'] ?? []].flat().map((line) => line.split(/[=;.]/)[1] ?? '')
    secrets.push('falsch123', strange, known.mobile, known.bearer.split('.')[0] ?? '', ...cookies)

    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(10)
    expect(secrets.filter((value) => value.length < 6)).toEqual([])
    // six digits may be part of another number
    const shown = secrets.filter((value) => new RegExp(`(?<!\\d)${value}(?!\\d)`).test(log))
    expect(shown).toEqual([])
  })

  it('name the request, without its query', async () => {
    await call('/goods/items?keywords=geheim')
    const said = lines.map((line) => JSON.parse(line)).findLast(({ req }) => req)
    expect(said).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      req: {
        method: 'GET',
        url: '/api/h5app/wxapp/goods/items',
        host: 'hean.localhost',
        ip: '127.0.0.1',
      },
      route: '/api/h5app/wxapp/goods/items',
      company: '1',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    })
  })

  it('one line per response names the caller by id, without addresses and receivers', async () => {
    const known = await newMember(app)
    lines.length = 0
    const address = {
      username: '收货人甲',
      telephone: '13912345678',
      province: '北京市',
      city: '北京市',
      county: '昌平区',
      adrdetail: '回龙观东大街一号',
      postalCode: '100000',
      is_def: '1',
    }
    const options = { headers: { cookie: known.cookie, origin: 'http://hean.localhost' } }
    await call('/member/address', { ...options, method: 'POST', body: address })
    await call('/member/addresslist', options)
    await call('/member/address/13912345678', options)
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(said).toHaveLength(3)
    expect(said.map((line) => [line.company, line.member])).toEqual(said.map(() => ['1', known.user_id]))
    const log = lines.join('')
    for (const secret of [address.username, address.telephone, address.adrdetail, known.mobile])
      expect(log).not.toContain(secret)
    expect(log).toContain('139****5678')
  })

  it('secret fields are masked even if a whole row is logged', () => {
    app.log.info(
      { row: { mobile: '1', password_hash: '2', token: '3', adrdetail: '4', item_id: '5' } },
      'row',
    )
    expect(JSON.parse(lines.at(-1) ?? '{}').row).toEqual({
      mobile: '…',
      password_hash: '…',
      token: '…',
      adrdetail: '…',
      item_id: '5',
    })
  })

  it('name a query that failed without its values', async () => {
    const answer = await app.inject('/test/fault')
    expect([answer.statusCode, answer.payload]).toEqual([500, expect.not.stringContaining('137')])
    const failure = lines.find((line) => line.includes('request failed'))
    expect(failure).toContain('insert into')
    expect(failure).not.toContain('13712345678')
    expect(JSON.parse(failure ?? '{}').err.params).toBeUndefined()
  })
})

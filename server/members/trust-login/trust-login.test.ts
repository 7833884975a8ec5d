import { ERRORS } from '@server/core/errors'
import { testApp } from '@tests/helpers/app'
import { callShop, newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { freshMobile, newCode } from '@tests/helpers/sms'
import { thirdParty } from '@tests/helpers/trust-login'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { member_identity } from '../../db/schema'
import { Sealed } from './sealed'

const OWN_PAGE = { origin: 'http://hean.localhost', 'sec-fetch-site': 'same-origin' }

describeApi('third-party login', (open) => {
  const login = (body: object, headers: Record<string, string> = {}, company_id = '1') =>
    callShop(
      open().app,
      '/login',
      { method: 'POST', headers, body: { auth_type: 'oauth', trustlogin_tag: 'test', ...body } },
      company_id,
    )
  const params = (redirect_url: string, headers: Record<string, string> = {}) =>
    callShop(open().app, `/trustlogin/params?trustlogin_tag=test&redirect_url=${redirect_url}`, { headers })
  const identitiesOf = (user_id: string) =>
    open().database.db.select().from(member_identity).where(eq(member_identity.user_id, user_id))
  const bind = async (username: string, as: string) =>
    callShop(open().app, '/member/bind', {
      method: 'POST',
      body: {
        username,
        vcode: await newCode(open().app, username, 'login'),
        union_id: await thirdParty(open().app).ticket(as),
      },
    })

  it('names the providers and never a secret', async () => {
    const listed = await callShop(open().app, '/trustlogin/list')
    expect(listed.json().data).toEqual([
      { type: 'test', app_id: 'pumian-test', name: '测试账号登录', status: true },
    ])
    const answer = (await params('/auth/login')).json().data
    expect(Object.keys(answer.config_info).toSorted()).toEqual(['app_id', 'name', 'status', 'type'])
    expect(JSON.stringify(answer)).not.toMatch(/secret/i)
  })

  it.each(['wxapp', 'wx_offiaccount', 'pc_wxqrcode', 'aliapp'])(
    'login accepts auth_type %s with the result of a QR code, without a secret',
    async (auth_type) => {
      const begun = await thirdParty(open().app).begin(`scanned with ${auth_type}`)
      const answer = await callShop(open().app, '/login', {
        method: 'POST',
        body: {
          auth_type,
          appid: 'wx1',
          secret: 'any',
          url: 'http://hean.localhost/auth/wx-login',
          ...begun,
        },
      })
      expect(answer.json().data).toEqual({ token: '', union_id: expect.stringMatching(/./) })
    },
  )

  it('trustlogin/params answers for weixin, which the built-in provider replaces', async () => {
    const asked = await callShop(
      open().app,
      '/trustlogin/params?trustlogin_tag=weixin&redirect_url=/auth/login',
    )
    expect(asked.json().data.config_info).toMatchObject({ type: 'test', status: true })
    const unknown = await callShop(open().app, '/trustlogin/params?trustlogin_tag=nobody&redirect_url=/')
    expect(unknown.statusCode).toBe(422)
  })

  it('a deployment has no built-in provider, and no page of it', async () => {
    const app = await testApp(open().database, { config: { ...open().app.config, deployed: true } })
    expect((await callShop(app, '/trustlogin/list')).json().data).toEqual([])
    expect((await callShop(app, '/trustlogin/test/authorize?redirect_url=/')).statusCode).toBe(404)
    const { code, state } = await thirdParty(open().app).begin('anybody')
    const body = { auth_type: 'oauth', trustlogin_tag: 'test', code, state }
    const answer = await callShop(app, '/login', { method: 'POST', body })
    expect([answer.statusCode, answer.json().data.errors]).toEqual([
      422,
      { trustlogin_tag: ['不支持的第三方登录方式'] },
    ])
    await app.close()
  })

  it('an unknown account gets an empty token, becomes a member by a code, and can sign in from then on', async () => {
    const third = thirdParty(open().app)
    const mobile = freshMobile()
    const first = (await login(await third.begin('newcomer'))).json().data
    expect(first).toEqual({ token: '', union_id: expect.stringMatching(/./) })
    const vcode = await newCode(open().app, mobile, 'login')
    const bound = await callShop(open().app, '/user.trustlogin.bindSignupUser', {
      method: 'POST',
      body: { username: mobile, vcode, union_id: first.union_id },
    })
    expect(bound.json().data.token).toMatch(/\.1$/)
    const again = (await login(await third.begin('newcomer'))).json().data
    const me = await callShop(open().app, '/member', { headers: { authorization: `Bearer ${again.token}` } })
    const { user_id, mobile: shown } = me.json().data.memberInfo
    expect(shown).toBe(`${mobile.slice(0, 3)}****${mobile.slice(7)}`)
    expect(await identitiesOf(user_id)).toMatchObject([{ provider: 'test', subject: 'newcomer' }])
  })

  it('a member binds and unbinds; an account of a third party is one member’s only', async () => {
    const [one, other] = [await newMember(open().app), await newMember(open().app)]
    const union_id = await thirdParty(open().app).ticket('shared')
    const bindTo = (who: typeof one) => who.call('/trustlogin/bind', { method: 'POST', body: { union_id } })
    expect((await bindTo(one)).statusCode).toBe(200)
    expect((await bindTo(one)).statusCode).toBe(200)
    const taken = await bindTo(other)
    expect([taken.statusCode, taken.json().msg]).toEqual([422, '该第三方账号已绑定其他会员'])
    const unbind = () =>
      one.call('/user.trustlogin.unbind', { method: 'POST', body: { trustlogin_tag: 'test' } })
    expect((await unbind()).statusCode).toBe(200)
    expect((await unbind()).statusCode).toBe(404)
    expect((await bindTo(other)).statusCode).toBe(200)
  })

  describe('another identity cannot be claimed', () => {
    it('by a union_id that no server of this company sealed', async () => {
      const username = freshMobile()
      const vcode = await newCode(open().app, username, 'login')
      const forged = (union_id: string) =>
        callShop(open().app, '/member/bind', { method: 'POST', body: { username, vcode, union_id } })
      const [text = '', signature = ''] = (await thirdParty(open().app).ticket('victim')).split('.')
      const altered = Buffer.from(
        Buffer.from(text, 'base64url').toString().replace('victim', 'forged'),
      ).toString('base64url')
      const foreign = await thirdParty(open().app, '2').ticket('victim')
      for (const union_id of ['victim', `${altered}.${signature}`, `${text}.`, foreign, '']) {
        const answer = await forged(union_id)
        expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, ['union_id']])
      }
    })

    it('by a code of another company, an unknown state, or a code for a ticket', async () => {
      const here = await thirdParty(open().app).begin('someone')
      const there = await thirdParty(open().app, '2').begin('someone')
      const ticket = await thirdParty(open().app).ticket('someone-else')
      for (const body of [
        { ...here, code: there.code },
        { ...here, state: there.state },
        { ...here, state: '' },
        { ...here, code: ticket },
      ])
        expect((await login(body)).statusCode).toBe(422)
    })

    it('a sign-in on our own pages must be finished in the same browser', async () => {
      const begun = await params('/auth/login', OWN_PAGE)
      const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
      expect(String(begun.headers['set-cookie'])).toMatch(/^trust_state=.*HttpOnly; SameSite=Lax$/)
      const state = decodeURIComponent(cookie.slice('trust_state='.length))
      const { code } = await thirdParty(open().app).begin('browser')
      expect((await login({ code, state }, OWN_PAGE)).statusCode).toBe(422)
      const attackers = (await thirdParty(open().app).begin('attacker')).state
      expect((await login({ code, state: attackers }, { ...OWN_PAGE, cookie })).statusCode).toBe(422)
      expect((await login({ code, state }, { ...OWN_PAGE, cookie })).statusCode).toBe(200)
    })

    it('by a ticket from another browser', async () => {
      const { cookie, user_id } = await newMember(open().app)
      const begun = await thirdParty(open().app).begin('attacker')
      const { union_id } = (await login(begun)).json().data
      const bindWith = async (headers: Record<string, string>) =>
        (await callShop(open().app, '/trustlogin/bind', { method: 'POST', body: { union_id }, headers }))
          .statusCode
      expect(await bindWith({ cookie, ...OWN_PAGE })).toBe(422)
      const other = (await thirdParty(open().app).begin('victim')).state
      expect(await bindWith({ cookie: `${cookie}; trust_state=${other}`, ...OWN_PAGE })).toBe(422)
      expect(await identitiesOf(user_id)).toEqual([])
      expect(await bindWith({ cookie: `${cookie}; trust_state=${begun.state}`, ...OWN_PAGE })).toBe(200)
    })

    it('a sealed text expires, and is invalid for another purpose', async () => {
      const { db } = open().database
      const past = new Sealed<{ a: number }>(db, 'x', -1)
      expect(await past.open('1', await past.seal('1', { a: 1 }))).toBeUndefined()
      const [one, other] = [new Sealed<{ a: number }>(db, 'x', 60), new Sealed<{ a: number }>(db, 'y', 60)]
      const sealed = await one.seal('1', { a: 1 })
      expect(await one.open('1', sealed)).toEqual({ a: 1 })
      expect(await other.open('1', sealed)).toBeUndefined()
      expect(await one.open('2', sealed)).toBeUndefined()
      for (const nonsense of ['', '.', 'a.b', `${sealed}x`, sealed.slice(1)])
        expect(await one.open('1', nonsense)).toBeUndefined()
    })
  })

  it('a member binds the returned account, unless it belongs to another member', async () => {
    const [own, other] = [await newMember(open().app), await newMember(open().app)]
    const bindBack = async (member: typeof own) =>
      member.call('/trustlogin/bind', {
        method: 'POST',
        body: { trustlogin_tag: 'test', ...(await thirdParty(open().app).begin('brought back')) },
      })
    expect((await bindBack(own)).statusCode).toBe(200)
    expect((await bindBack(own)).statusCode).toBe(200)
    const refused = await bindBack(other)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data.message).toBe('该第三方账号已绑定其他会员')
    expect(await identitiesOf(other.user_id)).toEqual([])
    const nothing = await own.call('/trustlogin/bind', { method: 'POST', body: {} })
    expect(nothing.statusCode).toBe(422)
  })

  it('a disabled member cannot sign in by a third party either', async () => {
    const mobile = freshMobile()
    await bind(mobile, 'disabled-later')
    const { member } = await import('../../db/schema')
    await open().database.db.update(member).set({ disabled: true }).where(eq(member.mobile, mobile))
    const answer = await login(await thirdParty(open().app).begin('disabled-later'))
    expect([answer.statusCode, answer.json().data.code]).toEqual([401, ERRORS.account_disabled.code])
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'http://songjian.localhost/',
    '/api/h5app/wxapp/user.logout',
  ])('refuses to redirect to %s', async (redirect_url) => {
    const answer = await params(redirect_url)
    expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, ['redirect_url']])
    const page = await callShop(open().app, `/trustlogin/test/authorize?redirect_url=${redirect_url}`)
    expect(page.statusCode).toBe(422)
  })
})

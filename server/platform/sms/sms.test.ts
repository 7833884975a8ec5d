import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ERRORS } from '@server/core/errors'
import { testApp } from '@tests/helpers/app'
import { watchArgon2 } from '@tests/helpers/argon2'
import { callShop, newMember } from '@tests/helpers/member'
import { describeApi, type Answer } from '@tests/helpers/seeded-app'
import { freshMobile, newCode, readCaptcha, receivedCode } from '@tests/helpers/sms'
import { and, eq, like, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { attempt, outbox, sms_code } from '../../db/schema'
import { DEFAULT_LIMITS } from '../../config/limits'
import { SmsCodes, type SmsPurpose } from './codes'

describeApi('codes by SMS', (open) => {
  const argon2 = watchArgon2()
  const codes = () => new SmsCodes(open().app)
  const keyOf = (mobile: string, purpose: SmsPurpose = 'login') => ({ company_id: '1', mobile, purpose })
  const rowOf = async (mobile: string) =>
    (await open().database.db.select().from(sms_code).where(eq(sms_code.mobile, mobile)))[0]
  const messagesTo = (recipient: string) =>
    open().database.db.select().from(outbox).where(eq(outbox.recipient, recipient))
  /** Ends the minute after the last code, for every number. */
  const aMinuteLater = () =>
    open()
      .database.db.update(attempt)
      .set({ resets: sql`now() - interval '1 second'` })
      .where(like(attempt.key, 'sms:%'))
  const ask = async (mobile: string, purpose: 'sign' | 'login' | 'forgot_password', app = open().app) =>
    callShop(
      app,
      `/member/sms/code?${new URLSearchParams({ mobile, type: purpose, ...(await readCaptcha(app, purpose)) }).toString()}`,
    )

  it('six digits, sent in Chinese, kept as an HMAC for 300 s', async () => {
    const mobile = freshMobile()
    const code = await newCode(open().app, mobile, 'login')
    expect(code).toMatch(/^\d{6}$/)
    const [message] = await messagesTo(mobile)
    expect(message).toMatchObject({
      company_id: '1',
      kind: 'sms',
      content: { text: `您的验证码是${code}，5分钟内有效，请勿告诉他人。` },
    })
    const row = await rowOf(mobile)
    expect(JSON.stringify({ ...row, mobile: '' })).not.toContain(code)
    expect(Number(row?.expires) - Number(row?.sent)).toBe(300_000)
  })

  it('one code per purpose; a new code replaces the previous one', async () => {
    const mobile = freshMobile()
    const first = await newCode(open().app, mobile, 'login')
    await aMinuteLater()
    const second = await newCode(open().app, mobile, 'login')
    await aMinuteLater()
    const other = await newCode(open().app, mobile, 'sign')
    const worksFor = async (purpose: SmsPurpose, code: string) => {
      const [outcome] = await Promise.allSettled([codes().check(keyOf(mobile, purpose), code)])
      return outcome?.status === 'fulfilled'
    }
    expect(await worksFor('login', first)).toBe(first === second)
    expect(await worksFor('login', second)).toBe(true)
    expect(await worksFor('sign', other)).toBe(true)
    expect(await worksFor('forgot_password', second)).toBe(false)
  })

  it('becomes void after five wrong attempts, also concurrent ones', async () => {
    const mobile = freshMobile()
    const code = await newCode(open().app, mobile, 'login')
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => codes().use(keyOf(mobile), wrong)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect((await rowOf(mobile))?.tries).toBe(5)
    await expect(codes().use(keyOf(mobile), code)).rejects.toThrow('短信验证码错误')
  })

  it('is accepted once, also for ten concurrent attempts', async () => {
    const mobile = freshMobile()
    const code = await newCode(open().app, mobile, 'login')
    const uses = await Promise.allSettled(Array.from({ length: 4 }, () => codes().use(keyOf(mobile), code)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('expires after 300 s', async () => {
    const mobile = freshMobile()
    const code = await newCode(open().app, mobile, 'login')
    const { db } = open().database
    await db
      .update(sms_code)
      .set({ expires: sql`now()` })
      .where(eq(sms_code.mobile, mobile))
    await expect(codes().use(keyOf(mobile), code)).rejects.toThrow('短信验证码错误')
  })

  it('is invalid in another company', async () => {
    const mobile = freshMobile()
    const code = await newCode(open().app, mobile, 'login')
    await expect(codes().use({ ...keyOf(mobile), company_id: '2' }, code)).rejects.toThrow('短信验证码错误')
  })

  describe('limits', () => {
    it('60 s between two codes to a number, for all purposes together', async () => {
      const mobile = freshMobile()
      expect((await ask(mobile, 'login')).json()).toEqual({ data: { message: '短信发送成功' } })
      const answer = await ask(mobile, 'sign')
      expect([answer.statusCode, answer.json().data.code]).toEqual([429, ERRORS.too_many_requests.code])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
      expect(await messagesTo(mobile)).toHaveLength(1)
    })

    it('ten per day and number; the day ends at midnight in Shanghai', async () => {
      const mobile = freshMobile()
      const { db } = open().database
      await db.delete(attempt).where(like(attempt.key, 'sms_number:%'))
      for (let i = 0; i < 10; i++) {
        await codes().send(keyOf(mobile), '10.0.0.1')
        await aMinuteLater()
      }
      const refused = codes().send(keyOf(mobile), '10.0.0.1')
      await expect(refused).rejects.toMatchObject({ code: ERRORS.too_many_requests.code })
      const [row] = await db
        .select({ time: sql<string>`to_char(${attempt.resets} at time zone 'Asia/Shanghai', 'HH24:MI:SS')` })
        .from(attempt)
        .where(and(like(attempt.key, 'sms_number:%'), eq(attempt.count, 11)))
      expect(row?.time).toBe('00:00:00')
    })

    it('twenty per hour and address', async () => {
      const config = { ...open().app.config, limits: DEFAULT_LIMITS }
      const strict = new SmsCodes({ db: open().database.db, config, sms: open().app.sms })
      for (let i = 0; i < 20; i++) await strict.send(keyOf(freshMobile()), '10.0.0.2')
      await expect(strict.send(keyOf(freshMobile()), '10.0.0.2')).rejects.toMatchObject({
        code: ERRORS.too_many_requests.code,
        retryAfter: expect.closeTo(3_600, -2),
      })
      await strict.send(keyOf(freshMobile()), '10.0.0.3')
    })
  })

  describe('requests do not reveal accounts', () => {
    it('a registered number gets a notice instead of a code for registration', async () => {
      const { mobile } = await newMember(open().app)
      const known = await ask(mobile, 'sign')
      const unknown = await ask(freshMobile(), 'sign')
      expect([known.statusCode, known.payload]).toEqual([unknown.statusCode, unknown.payload])
      const [message] = await messagesTo(mobile)
      expect(message?.content).toEqual({ text: '您的手机号码已注册，请直接登录。如非本人操作，请忽略。' })
      const body = { mobile, vcode: '000000', type: 'sign' }
      const checked = await callShop(open().app, '/member/sms/check', { method: 'POST', body })
      expect(checked.json().msg).toBe('短信验证码错误')
    })

    it('an unregistered number gets no code for a password reset; the second request must wait as well', async () => {
      const { mobile } = await newMember(open().app)
      const nobody = freshMobile()
      const both = async () => {
        const [known, unknown] = [await ask(mobile, 'forgot_password'), await ask(nobody, 'forgot_password')]
        expect([known.statusCode, known.payload]).toEqual([unknown.statusCode, unknown.payload])
        return known.statusCode
      }
      expect(await both()).toBe(200)
      expect(await both()).toBe(429)
      expect(await messagesTo(nobody)).toEqual([])
      const byMail = async (username: string) =>
        callShop(open().app, '/user.account.send.email', {
          method: 'POST',
          body: { username, ...(await readCaptcha(open().app, 'forgot_password')) },
        })
      await aMinuteLater()
      expect((await byMail(mobile)).payload).toBe((await byMail(freshMobile())).payload)
    })

    it('reset and registration: the same response for known and unknown numbers, without an argon2 evaluation', async () => {
      const { mobile } = await newMember(open().app)
      argon2.reset()
      const answersOf = async (number: string) => {
        const body = { mobile: number, password: 'abcd1234', vcode: '000000' }
        const reset = await callShop(open().app, '/member/reset/password', { method: 'POST', body })
        const registered = await callShop(open().app, '/member', { method: 'POST', body })
        return [reset.statusCode, reset.payload, registered.statusCode, registered.payload]
      }
      expect(await answersOf(mobile)).toEqual(await answersOf(freshMobile()))
      expect(argon2.evaluations()).toBe(0)
    })
  })

  it('the code is also sent to the proved e-mail address of the account', async () => {
    const email = 'shopper@example.com'
    const { mobile } = await newMember(open().app, { row: { email, email_proved: email } })
    await callShop(open().app, '/member/email/code', {
      method: 'POST',
      body: { username: mobile, ...(await readCaptcha(open().app, 'forgot_password')) },
    })
    expect(await receivedCode(open().app, email)).toBe(await receivedCode(open().app, mobile))
  })

  it('an unproved address gets no code, also after an earlier one was proved', async () => {
    const askFor = async (row: object) => {
      const { mobile } = await newMember(open().app, { row })
      const body = { username: mobile, ...(await readCaptcha(open().app, 'forgot_password')) }
      const answer = await callShop(open().app, '/member/email/code', { method: 'POST', body })
      expect([answer.statusCode, await receivedCode(open().app, mobile)]).toEqual([
        200,
        expect.stringMatching(/^\d{6}$/),
      ])
    }
    await askFor({ email: 'never@example.com' })
    await askFor({ email: 'later@example.com', email_proved: 'earlier@example.com' })
    for (const address of ['never', 'later', 'earlier'])
      expect(await messagesTo(`${address}@example.com`)).toEqual([])
  })

  it('a code to another number needs a signed-in member, and no captcha', async () => {
    const path = `/member/sms/code?type=update&mobile=${freshMobile()}`
    expect((await callShop(open().app, path)).statusCode).toBe(401)
    const { call } = await newMember(open().app)
    expect((await call(path)).statusCode).toBe(200)
  })

  it('a demo shows its outbox per company; a deployment has none and sends nothing', async () => {
    const mobile = freshMobile()
    await newCode(open().app, mobile, 'login')
    const listed = async (app = open().app, company_id = '1') =>
      callShop(app, `/demo/outbox?recipient=${mobile}`, {}, company_id)
    expect((await listed()).json().data).toMatchObject({
      count: 1,
      list: [{ kind: 'sms', recipient: mobile }],
    })
    expect((await listed(open().app, '2')).json().data.count).toBe(0)
    const deployed = await testApp(open().database, { config: { ...open().app.config, deployed: true } })
    const hidden = await listed(deployed)
    expect([hidden.statusCode, hidden.json().data.code]).toEqual([404, ERRORS.route_not_found.code])
    const unsent = await ask(freshMobile(), 'login', deployed)
    expect([unsent.statusCode, unsent.json().msg]).toEqual([503, '短信服务未开通'])
    await deployed.close()
  })

  it('a demo shows its outbox to loopback only, not through a proxy on the machine', async () => {
    const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) => {
      const url = '/api/h5app/wxapp/demo/outbox'
      const answer = await open().app.inject({
        url,
        remoteAddress,
        headers: { host: 'localhost', ...headers },
      })
      return answer.statusCode
    }
    expect(await statusOf('127.0.0.1')).toBe(200)
    expect(await statusOf('::ffff:127.0.0.1')).toBe(200)
    expect(await statusOf('192.168.1.20')).toBe(404)
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await statusOf('127.0.0.1', { [name]: '203.0.113.9' })).toBe(404)
  })

  describe('a gateway', () => {
    const SECRET = 'a secret of the gateway'
    const listen = (server: Server) =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/send`),
        )
      })

    it.each([200, 500])('gets the message signed; answering %i it decides', async (status) => {
      const received: { body: string; signature: unknown }[] = []
      const server = createServer((request, response) => {
        const chunks: Buffer[] = []
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('end', () => {
          const body = Buffer.concat(chunks).toString()
          received.push({ body, signature: request.headers['x-signature'] })
          response.writeHead(status).end()
        })
      })
      const sms = { url: await listen(server), secret: SECRET }
      const config = { ...open().app.config, deployed: true, sms }
      const app = await testApp(open().database, { config })
      const mobile = freshMobile()
      const answer = await ask(mobile, 'login', app)
      expect(answer.statusCode).toBe(status === 200 ? 200 : 502)
      const [message] = received
      expect(message?.signature).toBe(
        createHmac('sha256', SECRET)
          .update(message?.body ?? '')
          .digest('hex'),
      )
      expect(JSON.parse(message?.body ?? '')).toMatchObject({
        kind: 'sms',
        recipient: mobile,
        template: 'code',
        params: { code: expect.stringMatching(/^\d{6}$/) },
      })
      // sent by the gateway: nothing is stored
      expect(await messagesTo(mobile)).toEqual([])
      await app.close()
      server.close()
    })

    it('known and unknown numbers get the same answer without waiting for a hanging or failing gateway', async () => {
      const requests: string[] = []
      const held: (() => void)[] = []
      const server = createServer((request, response) => {
        request.resume().on('end', () => {
          requests.push(request.url ?? '')
          held.push(() => response.writeHead(500).end())
        })
      })
      const sms = { url: await listen(server), secret: SECRET }
      const config = { ...open().app.config, deployed: true, sms }
      const app = await testApp(open().database, { config })
      const { mobile } = await newMember(app, { row: { email: 'a@b.example', email_proved: 'a@b.example' } })
      const byMail = async (username: string) =>
        callShop(app, '/member/email/code', {
          method: 'POST',
          body: { username, ...(await readCaptcha(app, 'forgot_password')) },
        })
      // measured from request to response; the captcha is created before
      const statementsOf = async (work: (number: string) => Promise<Answer>, number: string) => {
        const counted = vi.spyOn(open().database.db.$client, 'query')
        const { statusCode, payload } = await work(number)
        const count = counted.mock.calls.length
        counted.mockRestore()
        return { statusCode, payload, count }
      }
      // what is cached for some seconds is read before each count
      const prepared = async () => {
        await ask(freshMobile(), 'forgot_password', app)
        await aMinuteLater()
      }
      for (const work of [(number: string) => ask(number, 'forgot_password', app), byMail]) {
        await prepared()
        const known = await statementsOf(work, mobile)
        await prepared()
        const unknown = await statementsOf(work, freshMobile())
        expect(known.statusCode).toBe(200)
        expect(known).toEqual(unknown)
      }
      // one by SMS, then one by SMS and one by mail
      await vi.waitFor(() => expect(requests).toHaveLength(3))
      const closed = app.close()
      for (const answer of held) answer()
      await closed
      server.close()
    })

    it('without one the answer is the same for known and unknown numbers', async () => {
      const app = await testApp(open().database, { config: { ...open().app.config, deployed: true } })
      const { mobile } = await newMember(app)
      for (const purpose of ['sign', 'forgot_password', 'login'] as const) {
        const [known, unknown] = [await ask(mobile, purpose, app), await ask(freshMobile(), purpose, app)]
        expect([known.statusCode, known.json().msg]).toEqual([503, '短信服务未开通'])
        expect(known.payload).toBe(unknown.payload)
      }
      await app.close()
    })
  })
})

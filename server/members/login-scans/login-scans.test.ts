import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '@tests/helpers/app'
import { newScan } from '@tests/helpers/login-scan'
import { callShop, newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { login_scan, member as members } from '../../db/schema'
import { DEFAULT_LIMITS } from '../../config/limits'

const OWN_PAGE = { origin: 'http://hean.localhost', 'sec-fetch-site': 'same-origin', 'user-agent': 'Desktop' }

describeApi('signing in by a code that a phone scans', (open) => {
  const tell = (who: SignedInMember, what: 'seen' | 'confirm' | 'cancel', code: string) =>
    who.call(`/login/scan/${what}`, { method: 'POST', body: { code } })
  const status = async (...told: Parameters<typeof tell>) => (await tell(...told)).statusCode
  const scan = () => newScan(open().app, OWN_PAGE)
  const someone = () => newMember(open().app)

  it('leads a phone to this shop; after confirmation the requesting browser is signed in, once', async () => {
    const [phone, desktop] = [await someone(), await scan()]
    expect(desktop.url).toBe(`http://hean.localhost/auth/scan?code=${desktop.code}`)
    expect(desktop.qrcode_url).toMatch(/^data:image\/png;base64,/)
    expect(await desktop.result()).toEqual({ state: 'waiting' })
    const seen = await tell(phone, 'seen', desktop.code)
    expect(seen.json().data).toEqual({ user_agent: 'Desktop', asked: expect.any(Number) })
    expect(await desktop.result()).toEqual({ state: 'scanned' })
    expect(await status(phone, 'confirm', desktop.code)).toBe(200)
    const signedIn = await desktop.poll()
    expect(signedIn.json().data).toEqual({ state: 'confirmed', token: expect.stringMatching(/./) })
    const sid = signedIn.cookies.find(({ name }) => name === 'sid')
    expect(sid).toMatchObject({ httpOnly: true })
    const me = await callShop(open().app, '/member', { headers: { cookie: `sid=${sid?.value}` } })
    expect(me.json().data.userId).toBe(phone.user_id)
    expect(await desktop.result()).toEqual({ state: 'expired' })
  })

  it('a code requested by another browser signs no member in', async () => {
    const [attacker, foreign, desktop] = [await someone(), await scan(), await scan()]
    await tell(attacker, 'seen', desktop.code)
    await tell(attacker, 'confirm', desktop.code)
    expect(await desktop.result(foreign.cookie)).toEqual({ state: 'expired' })
    expect(await desktop.result('')).toEqual({ state: 'expired' })
    expect(await desktop.result()).toMatchObject({ state: 'confirmed' })
  })

  it('belongs to the first member who scans it: others can neither see, confirm nor cancel it', async () => {
    const [first, second, desktop] = [await someone(), await someone(), await scan()]
    expect(await status(first, 'confirm', desktop.code)).toBe(422)
    expect(await status(first, 'seen', desktop.code)).toBe(200)
    expect(await status(first, 'seen', desktop.code)).toBe(200)
    for (const what of ['seen', 'confirm', 'cancel'] as const)
      expect(await status(second, what, desktop.code)).toBe(422)
    expect(await desktop.result()).toEqual({ state: 'scanned' })
  })

  it('of concurrent confirmations one succeeds, and of concurrent polls one signs in', async () => {
    const [phone, desktop] = [await someone(), await scan()]
    await tell(phone, 'seen', desktop.code)
    const confirmed = await Promise.all(
      Array.from({ length: 5 }, () => status(phone, 'confirm', desktop.code)),
    )
    expect(confirmed.toSorted()).toEqual([200, 422, 422, 422, 422])
    const looks = await Promise.all(Array.from({ length: 5 }, () => desktop.result()))
    expect(looks.filter(({ state }) => state === 'confirmed')).toHaveLength(1)
  })

  it('a cancelled or expired code signs no member in', async () => {
    const [phone, cancelled, old] = [await someone(), await scan(), await scan()]
    await tell(phone, 'seen', cancelled.code)
    expect(await status(phone, 'cancel', cancelled.code)).toBe(200)
    expect(await cancelled.result()).toEqual({ state: 'cancelled' })
    expect(await status(phone, 'confirm', cancelled.code)).toBe(422)

    await tell(phone, 'seen', old.code)
    await tell(phone, 'confirm', old.code)
    await open()
      .database.db.update(login_scan)
      .set({ expires: new Date(0) })
      .where(eq(login_scan.user_id, phone.user_id))
    expect(await old.result()).toEqual({ state: 'expired' })
    expect(await status(phone, 'seen', old.code)).toBe(422)
  })

  it('a member who was disabled meanwhile is not signed in', async () => {
    const [phone, desktop] = [await someone(), await scan()]
    await tell(phone, 'seen', desktop.code)
    await tell(phone, 'confirm', desktop.code)
    await open().database.db.update(members).set({ disabled: true }).where(eq(members.user_id, phone.user_id))
    expect((await desktop.poll()).json().data).toMatchObject({ code: expect.any(Number) })
    expect(await desktop.result()).toEqual({ state: 'expired' })
  })

  it('only hashes are stored, and visitors cannot confirm', async () => {
    const desktop = await scan()
    const rows = JSON.stringify(await open().database.db.select().from(login_scan))
    expect(rows).not.toContain(desktop.code)
    expect(rows).not.toContain(desktop.cookie.split('=')[1])
    const visitor = await callShop(open().app, '/login/scan/confirm', {
      method: 'POST',
      body: { code: desktop.code },
    })
    expect(visitor.statusCode).toBe(401)
  })

  it('codes per address are limited', async () => {
    const { app } = open()
    const strict = await testApp(open().database, { config: { ...app.config, limits: DEFAULT_LIMITS } })
    for (let n = 0; n < DEFAULT_LIMITS.login_scan.most; n++) await newScan(strict, OWN_PAGE)
    expect((await newScan(strict, OWN_PAGE)).asked.statusCode).toBe(429)
    await strict.close()
  })
})

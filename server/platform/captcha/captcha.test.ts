import sharp from 'sharp'
import { callShop } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { readCaptcha } from '@tests/helpers/sms'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { captcha, outbox } from '../../db/schema'
import { newCaptcha, useCaptcha } from './captcha'

describeApi('image captcha', (open) => {
  const use = (read: { token: string; yzm: string }, purpose: 'login' | 'sign' = 'login', company_id = '1') =>
    useCaptcha(open().database.db, company_id, purpose, read)

  it('is a PNG with a token; the answer is not stored in plain text', async () => {
    const answer = await callShop(open().app, '/member/image/code?type=login')
    expect(answer.headers['cache-control']).toBe('no-store')
    const { imageToken, imageData } = answer.json().data
    expect(imageData).toMatch(/^data:image\/png;base64,/)
    const picture = await sharp(Buffer.from(imageData.split(',')[1], 'base64')).metadata()
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 120, 40])
    const [shown] = await open().database.db.select().from(outbox).where(eq(outbox.recipient, imageToken))
    const text = shown?.content.text ?? ''
    expect(text).toMatch(/^[2-9A-HJ-NP-Z]{4}$/)
    const rows = await open().database.db.select().from(captcha)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(imageToken)
    expect(JSON.stringify(rows)).not.toContain(`"${text}"`)
    await use({ token: imageToken, yzm: text })
  })

  it('no two pictures are drawn alike', async () => {
    const pictures = await Promise.all(
      [1, 2, 3].map(async () => (await callShop(open().app, '/member/image/code')).json().data.imageData),
    )
    expect(new Set(pictures).size).toBe(3)
  })

  it('can be used once', async () => {
    const read = await readCaptcha(open().app, 'login')
    const uses = await Promise.allSettled([use(read), use(read), use(read)])
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a wrong answer uses it up', async () => {
    const read = await readCaptcha(open().app, 'login')
    await expect(use({ ...read, yzm: 'none' })).rejects.toThrow('图片验证码错误')
    await expect(use(read)).rejects.toThrow('图片验证码错误')
  })

  it('is valid for one purpose, in one company, for five minutes', async () => {
    const forSign = await readCaptcha(open().app, 'sign')
    await expect(use(forSign, 'login')).rejects.toThrow('图片验证码错误')
    await expect(use(forSign, 'sign', '2')).rejects.toThrow('图片验证码错误')
    await use(forSign, 'sign')
    const late = await readCaptcha(open().app, 'login')
    await open()
      .database.db.update(captcha)
      .set({ expires: sql`now()` })
    await expect(use(late)).rejects.toThrow('图片验证码错误')
  })

  it('expired captchas are deleted by the next one', async () => {
    await newCaptcha(open().database.db, '1', 'login')
    await open()
      .database.db.update(captcha)
      .set({ expires: sql`now() - interval '1 second'` })
    await newCaptcha(open().database.db, '1', 'login')
    expect(await open().database.db.select().from(captcha).where(eq(captcha.company_id, '1'))).toHaveLength(1)
  })
})

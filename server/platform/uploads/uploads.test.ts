import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { UploadedPicture, UploadPlace } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { bomb, gif, jpeg, png, svg, turnedJpeg, webp } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { API_BASE } from '../../app/build-app'
import { signFor } from '@tests/helpers/signed'
import { formOf } from '@tests/helpers/upload'
import { and, eq } from 'drizzle-orm'
import { setting } from '../../db/schema'
import { FIGURES } from '../../config/limits'
import { settingOf } from '../settings/repo'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
/** A picture that is a valid page as well, for browsers that guess content types. */
const polyglot = async () => Buffer.concat([await png(20, 20), html])

describeApi('pictures of members', (open) => {
  let member: SignedInMember
  beforeAll(async () => {
    member = await newMember(open().app)
  })
  const send = async (file: Buffer, { path = '/espier/upload', key = '', by = member } = {}) => {
    const form = await formOf({ ...(key && { key }), group: 'review', file: new Uint8Array(file) })
    return by.call(path, { method: 'POST', ...form })
  }
  const place = (by = member) =>
    by.data<UploadPlace>('/espier/image_upload_token?filetype=image&group=review')
  const fileAt = (url: string) => open().app.inject({ url })

  it('token → uploadlocal: the picture is at the address given with the token', async () => {
    const { key, domain, host, max_bytes, driver } = await place()
    expect([driver, max_bytes]).toEqual(['local', FIGURES.member_picture_bytes])
    expect(host).toBe('/api/h5app/wxapp/espier/uploadlocal')
    const answer = await send(await jpeg(600, 400), { path: '/espier/uploadlocal', key })
    const { url, image_url, width, height } = answer.json<{ data: UploadedPicture }>().data
    expect([url, image_url, width, height]).toEqual([`${domain}/${key}`, url, 600, 400])
    const { statusCode, headers } = await fileAt(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    const again = await send(await png(20, 20), { path: '/espier/uploadlocal', key })
    expect([again.statusCode, again.json().msg]).toEqual([409, '该位置已有图片，请重新上传'])
  })

  it('aftersales.uploadPic: the signature is a field of the form, and covers the others', async () => {
    const upload = async (fields: Record<string, string>) => {
      const form = await formOf({ ...fields, file: new Uint8Array(await png(20, 20)) })
      const options = {
        method: 'POST',
        ...form,
        headers: { cookie: member.cookie, ...form.headers },
      } as const
      const { statusCode } = await open().app.inject({ url: `${API_BASE}/aftersales.uploadPic`, ...options })
      return statusCode
    }
    const fields = { company_id: '1', v: 'v1' }
    const sign = await signFor(open().app, fields)
    expect([
      await upload({ ...fields, sign }),
      await upload({ ...fields, v: 'v2', sign }),
      await upload(fields),
    ]).toEqual([200, 400, 400])
  })

  it('an upload is encoded again: rotated, without metadata, served as a picture only', async () => {
    const { url, width, height } = (await send(await turnedJpeg(60, 90))).json<{ data: UploadedPicture }>()
      .data
    expect([width, height]).toEqual([60, 90])
    const { headers, rawPayload } = await fileAt(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('sandbox')
    const { exif, orientation } = await sharp(rawPayload).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(rawPayload.includes('secret')).toBe(false)
  })

  it('a picture that is a valid page as well is served as a picture only', async () => {
    const { url } = (await send(await polyglot())).json<{ data: UploadedPicture }>().data
    expect((await fileAt(url)).rawPayload.includes('script')).toBe(false)
  })

  it('the daily limit holds for concurrent uploads', async () => {
    const { app } = open()
    const by = await newMember(app)
    const value = { ...(await settingOf(app.db, '1', 'after_sale')), uploads_per_day: 5 }
    await app.db
      .insert(setting)
      .values({ company_id: '1', name: 'after_sale', value })
      .onConflictDoUpdate({
        target: [setting.company_id, setting.name],
        set: { value },
      })
    const file = await png(20, 20)
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(file, { by })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 7 }, () => 429),
    ])
    await app.db.delete(setting).where(and(eq(setting.company_id, '1'), eq(setting.name, 'after_sale')))
  })

  it.each<[title: string, file: () => Buffer | Promise<Buffer>, status: number]>([
    ['an SVG', () => svg, 422],
    ['a page', () => html, 422],
    ['a PDF', () => pdf, 422],
    ['a GIF', gif, 422],
    ['a WebP', webp, 422],
    [
      'a page behind the signature of a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), html]),
      422,
    ],
    ['a PNG cut off', async () => (await png(300, 300)).subarray(0, 200), 422],
    ['more than 40 million pixels', () => bomb(8_000, 5_001), 422],
    ['more than 5 MB', () => Buffer.alloc(FIGURES.member_picture_bytes + 1), 413],
  ])('%s is refused', async (_title, file, status) => {
    const answer = await send(await file())
    expect([answer.statusCode, answer.json().data.errors.file]).toEqual([status, [expect.any(String)]])
  })

  it('a key must have been issued to the member', async () => {
    const stranger = await newMember(open().app)
    const { key } = await place(stranger)
    const escapes = [key, 'uploads/1/members/../../x-l.webp', `${key}/x`, '../x', 'library/1/a-l.webp']
    for (const wrong of escapes) {
      const answer = await send(await png(20, 20), { path: '/espier/uploadlocal', key: wrong })
      expect([answer.statusCode, answer.json().data.errors]).toEqual([422, { key: ['无效'] }])
    }
  })

  it('addresses reveal neither the owner of a picture nor that two pictures have the same owner', async () => {
    const addresses = await Promise.all([place(member), place(member)])
    for (const { key } of addresses) {
      expect(key).not.toContain(member.user_id)
      expect(key).toMatch(/^uploads\/1\/members\/[\da-f-]{36}-[\da-f]{32}-l\.webp$/)
    }
    const [first = '', second = ''] = addresses.map(({ key }) => key.slice('uploads/1/members/'.length))
    const parts = first.replace('-l.webp', '').split('-')
    expect(parts.filter((part) => part.length > 4 && second.includes(part))).toEqual([])
  })

  it('a form without a file, another body, a visitor', async () => {
    const form = await formOf({ key: 'x' })
    const without = await member.call('/espier/upload', { method: 'POST', ...form })
    expect([without.statusCode, without.json().data.errors]).toEqual([422, { file: ['必填'] }])
    const json = await member.call('/espier/upload', { method: 'POST', body: { file: 'x' } })
    expect(json.statusCode).toBe(415)
    expect((await open().get('/espier/image_upload_token')).statusCode).toBe(401)
  })

  it('uploads per member and day are limited by the company’s setting', async () => {
    const value = { uploads_per_day: 2 }
    await open().app.db.insert(setting).values({ company_id: '1', name: 'after_sale', value })
    const by = await newMember(open().app)
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await send(await png(20, 20), { by })).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const other = await newMember(open().app)
    expect((await send(await png(20, 20), { by: other })).statusCode).toBe(200)
  })
})

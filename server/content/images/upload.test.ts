import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { AuditAnswer, ImageRow, ImagesAnswer, StoredImage } from '@schemas/generated/api'
import { strings } from '@schemas/generated/strings/image-url'
import { pictureAt } from '@schemas/picture'
import { buildApp } from '@server/app/build-app'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { bomb, gif, jpeg, png, svg } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { postForm, tokenFor, uploadPicture } from '@tests/helpers/upload'

const bytes = (file: Buffer) => new Uint8Array(file)

describeApi('upload', (open) => {
  let editor: SignedInOperator
  let owner: SignedInOperator
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
    owner = await signInAs(open().app, 'owner')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('token → upload → register answers the address, which serves the picture in every size', async () => {
    const { app } = open()
    const image = await uploadPicture(app, editor, await jpeg(1190, 400), '夏日.jpg')
    expect(image).toMatchObject({
      img_name: '夏日.jpg',
      img_type: 'image/webp',
      width: 1190,
      height: 400,
      folder_id: '',
      operator_name: 'editor',
      deleted: '',
    })
    expect(image.img_url).toMatch(/^uploads\/1\/\d{4}\/\d{2}\/[\da-f-]{36}-l\.webp$/)
    expect(image.img_full_url).toBe(`/media/${image.img_url}`)
    const widths = ['s', 'm', 'l'].map(async (size) => {
      const url = pictureAt(image.img_full_url, size as 's' | 'm' | 'l')
      const { rawPayload } = await app.inject({ url })
      return (await sharp(rawPayload).metadata()).width
    })
    expect(await Promise.all(widths)).toEqual([150, 400, 1190])
  })

  it('images: served with headers that make it a picture and nothing else', async () => {
    const { app } = open()
    const { img_full_url } = await uploadPicture(app, editor, await png(20, 20))
    const { statusCode, headers } = await app.inject({ url: img_full_url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect((await app.inject({ url: '/media/.partial/' })).statusCode).toBe(404)
    expect(readdirSync(join(app.config.dataDir, 'media/.partial'))).toEqual([])
  })

  it.each<[name: string, file: () => Buffer | Promise<Buffer>, message: string]>([
    ['a GIF named .jpg', gif, '上传图片只能是 JPG 或者 PNG 格式!'],
    ['a text named .jpg', () => Buffer.from('text'), '上传图片只能是 JPG 或者 PNG 格式!'],
    ['an SVG named .jpg', () => svg, '上传图片只能是 JPG 或者 PNG 格式!'],
    ['a PNG cut off', async () => (await png(300, 300)).subarray(0, 200), strings.uploadBroken],
    ['a PNG bomb', () => bomb(60_000, 60_000), '图片不能超过 5000 万像素'],
  ])('upload: %s is refused and not stored', async (_name, file, message) => {
    const { app } = open()
    const { host, token, key } = await tokenFor(editor)
    const answer = await postForm(app, editor, host, { file: bytes(await file()), token, key })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, message])
    expect((await app.inject({ url: `/media/${key}` })).statusCode).toBe(404)
    const registering = await editor.call('/images', {
      method: 'POST',
      body: { img_name: 'x', img_url: key },
    })
    expect([registering.statusCode, registering.json().msg]).toEqual([404, '图片尚未上传，请重新上传'])
  })

  it('a token is for its key, its operator, its company, ten minutes and one time', async () => {
    const { app } = open()
    const file = bytes(await png(20, 20))
    const other = await tokenFor(editor)
    const { host, token, key } = await tokenFor(editor)
    const stranger = await signInAs(app, 'editor', '2')
    const post = async (by: SignedInOperator, parts: Record<string, string>, company?: string) => {
      const answer = await postForm(app, by, host, { file, token, key, ...parts }, company)
      return [answer.statusCode, answer.json().msg]
    }
    const invalid = [403, '上传许可无效，请重新上传']
    expect(await post(editor, { key: other.key })).toEqual(invalid)
    expect(await post(editor, { token: `${token}x` })).toEqual(invalid)
    expect(await post(owner, {})).toEqual(invalid)
    expect(await post(stranger, {}, 'songjian.localhost')).toEqual(invalid)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 + 1 })
    expect(await post(editor, {})).toEqual([403, '上传许可已过期，请重新上传'])
    vi.useRealTimers()
    expect(await post(editor, {})).toEqual([200, undefined])
    expect(await post(editor, {})).toEqual([409, '上传许可已经用过，请重新上传'])
  })

  it('of two uploads with one token at the same moment one is taken', async () => {
    const { app } = open()
    const file = bytes(await png(20, 20))
    const { host, token, key } = await tokenFor(editor)
    const posts = [1, 2].map(() => postForm(app, editor, host, { file, token, key }))
    const codes = (await Promise.all(posts)).map(({ statusCode }) => statusCode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('an upload without a part, or without a form, is refused with what is expected', async () => {
    const { app } = open()
    const { host, token, key } = await tokenFor(editor)
    const without = await postForm(app, editor, host, { token, key })
    expect([without.statusCode, without.json().data.errors]).toEqual([422, { file: ['必填'] }])
    const json = await editor.call('/images/upload', { method: 'POST', body: { token, key } })
    expect([json.statusCode, json.json().msg]).toEqual([
      415,
      '应当以 multipart/form-data 提交 file、token、key',
    ])
  })

  const part = (name: string, value: string) =>
    `--X\r\nContent-Disposition: form-data; name="${name}"${name === 'file' ? '; filename="a"' : ''}\r\n\r\n${value}\r\n`
  it.each([
    ['a form that breaks off', part('file', 'abc'), 400],
    ['what is no form', 'garbage', 400],
    ['two files', `${part('file', 'a')}${part('file', 'b')}--X--\r\n`, 413],
    ['a name that means a prototype', `${part('__proto__', 'a')}--X--\r\n`, 400],
    ['a text longer than any token', `${part('token', 'a'.repeat(9_000))}${part('file', 'b')}--X--\r\n`, 422],
    ['forty parts', `${part('x', 'a').repeat(40)}--X--\r\n`, 413],
  ])('%s is refused', async (_name, payload, status) => {
    const { statusCode } = await open().app.inject({
      method: 'POST',
      url: '/api/admin/images/upload',
      headers: {
        host: 'hean.localhost',
        cookie: editor.cookie,
        'content-type': 'multipart/form-data; boundary=X',
      },
      payload,
    })
    expect(statusCode).toBe(status)
  })

  it('images: the limit is a setting, which the token tells and the upload is held to', async () => {
    const { app, database } = open()
    const config = { ...app.config, uploadMaxBytes: 1024 * 1024 }
    const small = await buildApp({ config, db: database.db })
    const operator = await signInAs(small, 'editor')
    const size = 1024 * 1024 + 1
    // the browser draws it smaller, once it knows the limit
    const { host, token, key, max_bytes } = await tokenFor(operator, size)
    expect(max_bytes).toBe(1024 * 1024)
    const sent = await postForm(small, operator, host, { file: new Uint8Array(size), token, key })
    expect([sent.statusCode, sent.json().msg]).toEqual([413, '图片不能大于 1 MB'])
    await small.close()
  })

  it('registering twice answers the same picture; the measured size counts, not the claimed one', async () => {
    const { app } = open()
    const { host, token, key } = await tokenFor(editor)
    const upload = await postForm(app, editor, host, { token, key, file: bytes(await png(30, 20)) })
    const stored = upload.json<{ data: StoredImage }>().data
    expect(stored).toMatchObject({ key, url: `/media/${key}`, width: 30, height: 20, type: 'image/webp' })
    const body = { img_name: 'a.png', img_url: key, img_type: 'text/html', img_size: 1, width: 9, height: 9 }
    const first = await editor.data<ImageRow>('/images', { method: 'POST', body })
    const again = await editor.data<ImageRow>('/images', { method: 'POST', body: { ...body, img_name: 'b' } })
    expect(again).toEqual(first)
    expect(first).toMatchObject({ img_type: 'image/webp', img_size: stored.size, width: 30, height: 20 })
    const log = await owner.data<AuditAnswer>(`/audit?subject_id=${first.image_id}`)
    expect(log.list.map(({ action, title }) => [action, title])).toEqual([['image.create', 'a.png']])
  })

  it.each(['uploads/1/2025/01/nothing-l.webp', '../../etc/passwd', 'uploads/2/x'])(
    'what was never uploaded cannot be registered: %s',
    async (img_url) => {
      const answer = await editor.call('/images', { method: 'POST', body: { img_name: 'x', img_url } })
      expect(answer.statusCode).toBe(404)
    },
  )

  it('another company can neither register nor see it', async () => {
    const { app } = open()
    const stranger = await signInAs(app, 'owner', '2')
    const { image_id, img_url } = await uploadPicture(app, editor, await png(20, 20), '只属于禾岸.png')
    const body = { img_name: 'x', img_url }
    expect((await stranger.call('/images', { method: 'POST', body })).statusCode).toBe(404)
    expect((await stranger.call(`/images/${image_id}`, { method: 'DELETE' })).statusCode).toBe(404)
    expect((await stranger.data<ImagesAnswer>('/images?keyword=只属于禾岸')).count).toBe(0)
  })

  it('roles: viewers may read, only editors may upload', async () => {
    const { app } = open()
    const viewer = await signInAs(app, 'viewer')
    expect((await viewer.call('/images')).statusCode).toBe(200)
    const { host, token, key } = await tokenFor(editor)
    const refused = await postForm(app, viewer, host, { token, key, file: bytes(await png(9, 9)) })
    expect(refused.statusCode).toBe(403)
    expect((await postForm(app, { cookie: '' }, host, { token, key })).statusCode).toBe(401)
  })

  it('images: after a restart uploads are served and earlier tokens are valid', async () => {
    const { app, database } = open()
    const { img_full_url } = await uploadPicture(app, editor, await png(20, 20))
    const { host, token, key } = await tokenFor(editor)
    const again = await buildApp({ config: app.config, db: database.db })
    expect((await again.inject({ url: img_full_url })).statusCode).toBe(200)
    const upload = await postForm(again, editor, host, { token, key, file: bytes(await png(20, 20)) })
    expect(upload.statusCode).toBe(200)
    await again.close()
  })
})

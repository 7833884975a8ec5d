import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { PICTURE_SIZES, type PictureSize, pictureAt } from '@schemas/picture'
import { companies } from '@server/demo/companies'
import { filmOf } from '@server/demo/films/films'
import { picturesOf } from '@server/demo/picture-jobs'
import { refusedStart } from '../helpers/server-process'
import { addressOf } from './kit/visit'

describe('npm start', () => {
  test('an empty folder is seeded with both companies, then the addresses are printed', () => {
    const { output } = inject('starts').first
    expect(output).toContain('数据库为空')
    expect(output).toMatch(/演示商城 禾岸生活：1\d\d 件商品，6 家门店/)
    expect(output).toContain('演示商城 松间茶事')
    expect(output).toMatch(/商城 +http:\/\/localhost:\d+\/\n/)
    expect(output).toMatch(/接口文档 +http:\/\/localhost:\d+\/api\/docs\n/)
  })

  test('product pictures exist in sizes s, m and l, others once', async () => {
    const { seeded } = inject('starts')
    const sizes = Object.keys(PICTURE_SIZES) as PictureSize[]
    const expected = companies
      .flatMap(picturesOf)
      .flatMap(({ url, sized }) => (sized ? sizes.map((size) => pictureAt(url, size)) : [url]))
    expect(expected.filter((url) => !existsSync(join(seeded, url)))).toEqual([])
    for (const size of sizes) {
      const { width, height } = await sharp(
        join(seeded, pictureAt('/media/hean/goods/101-1-l.webp', size)),
      ).metadata()
      expect([width, height]).toEqual([PICTURE_SIZES[size], PICTURE_SIZES[size]])
    }
  })

  test('a product has a video, whose file exists at its address', async () => {
    expect(filmOf('hean', '301')).toBe('/media/hean/goods/301.webm')
    expect(filmOf('hean', '302')).toBe('')
    const file = await fileTypeFromFile(join(inject('starts').seeded, filmOf('hean', '301')))
    expect(file?.mime).toBe('video/webm')
  })

  test('the designer’s address and the demo accounts are printed at every start', () => {
    for (const { output } of [inject('starts').first, inject('starts').second]) {
      expect(output).toMatch(/设计器 +http:\/\/localhost:\d+\/designer\n/)
      for (const role of ['owner', 'editor', 'viewer']) expect(output).toContain(`${role} / pumian-${role}`)
      for (const mobile of ['13800000001', '13800000002']) expect(output).toContain(`${mobile} / pumian123`)
    }
  })

  test('SIGTERM ends it cleanly', () => {
    expect(inject('starts').first.exitCode).toBe(0)
  })

  test('a second start seeds and draws nothing', () => {
    const { output } = inject('starts').second
    expect(output).toContain('商城')
    expect(output).not.toMatch(/数据库为空|演示/)
  })

  test('without DATABASE_URL it warns of power cuts', () => {
    expect(inject('starts').second.output).toContain('断电可能丢失数据')
  })

  test('a second server on the same folder is refused with the reason', async () => {
    const { build, dataDir } = inject('starts')
    const { code, output } = await refusedStart({ build, dataDir })
    expect(code).toBe(1)
    expect(output).toContain(dataDir)
    expect(output).not.toMatch(/\n\s+at /)
  })

  test.each([
    ['/100%', 404],
    ['/designer/records/coupons/%', 200],
  ])('%s, which cannot be decoded, is answered with a page and %i', async (path, status) => {
    const response = await fetch(addressOf(path))
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      expect.stringContaining('text/html'),
    ])
  })

  test.each([
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ])('%s answers %s', async (path, status) => {
    const response = await fetch(addressOf(path))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { status } })
  })
})

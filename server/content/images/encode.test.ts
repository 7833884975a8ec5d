import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { strings } from '@schemas/generated/strings/image-url'
import { AppError } from '@server/core/errors'
import { bomb, gif, jpeg, png, svg, turnedJpeg, webp } from '@tests/helpers/pictures'
import { encodePicture } from '../../platform/uploads/encode'

describe('upload: JPG or PNG only, decided by content', () => {
  it.each<[name: string, file: () => Buffer | Promise<Buffer>]>([
    ['a GIF, whatever its name', gif],
    ['a WebP', webp],
    ['an SVG', () => svg],
    ['a text', () => Buffer.from('this is no picture')],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is refused with the exact words', async (_name, file) => {
    await expect(encodePicture(await file())).rejects.toMatchObject({
      status: 422,
      message: '上传图片只能是 JPG 或者 PNG 格式!',
      errors: { file: ['上传图片只能是 JPG 或者 PNG 格式!'] },
    })
  })

  it.each([
    ['PNG', png],
    ['JPG', jpeg],
  ])('a %s that ends too early is damaged', async (_name, make) => {
    const whole = await make(600, 400)
    const half = whole.subarray(0, Math.floor(whole.length / 2))
    await expect(encodePicture(half)).rejects.toMatchObject({ status: 422, message: strings.uploadBroken })
  })

  it('a signature without content is damaged', async () => {
    const head = (await png(8, 8)).subarray(0, 60)
    await expect(encodePicture(head)).rejects.toMatchObject({ message: strings.uploadBroken })
  })

  it.each([
    [60_000, 60_000],
    [50_001, 1_000],
  ])('a PNG that unpacks to %i × %i is refused before it is unpacked', async (width, height) => {
    const file = await bomb(width, height)
    expect(file.length).toBeLessThan(1_000)
    await expect(encodePicture(file)).rejects.toMatchObject({ message: '图片不能超过 5000 万像素' })
  })
})

describe('images: an upload is re-encoded', () => {
  it('as WebP in three widths, never enlarged', async () => {
    const { s, m, l } = await encodePicture(await png(3000, 1500))
    expect([s, m, l].map(({ width, height }) => [width, height])).toEqual([
      [150, 75],
      [400, 200],
      [2560, 1280],
    ])
    for (const { bytes } of [s, m, l]) expect((await sharp(bytes).metadata()).format).toBe('webp')
    const small = await encodePicture(await png(120, 60))
    expect([small.s.width, small.m.width, small.l.width]).toEqual([120, 120, 120])
  })

  it('turned as its EXIF says, without EXIF, place and profile', async () => {
    const file = await turnedJpeg(200, 100)
    expect((await sharp(file).metadata()).exif?.includes('secret')).toBe(true)
    const { l } = await encodePicture(file)
    const { width, height, exif, icc, orientation } = await sharp(l.bytes).metadata()
    expect([width, height, exif, icc, orientation]).toEqual([200, 100, undefined, undefined, undefined])
  })

  it('with its transparency', async () => {
    const glass = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const { l } = await encodePicture(glass)
    const { data } = await sharp(l.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBeGreaterThan(120)
    expect(data[3]).toBeLessThan(136)
  })
})

describe('images: damaged files', () => {
  it('a damaged file is encoded, or refused with a message for the operator', async () => {
    const whole = [await png(60, 40), await turnedJpeg(60, 40)]
    const damaged = fc
      .tuple(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(4_000), fc.nat(255)), { maxLength: 8 }),
        fc.integer({ min: 8, max: 5_000 }),
      )
      .map(([file, changes, length]) => {
        const copy = Buffer.from(file.subarray(0, length))
        for (const [at, byte] of changes) if (at < copy.length) copy[at] = byte
        return copy
      })
    const said = [strings.uploadType, strings.uploadBroken, '图片不能超过 5000 万像素']
    const decided = async (file: Buffer) => {
      const outcome = await encodePicture(file).then(
        ({ l }) => (l.width > 0 ? 'encoded' : 'empty'),
        (error: unknown) => (error instanceof AppError ? error.message : error),
      )
      expect(['encoded', ...said]).toContain(outcome)
    }
    await fc.assert(fc.asyncProperty(damaged, decided), { seed: 3, numRuns: 150 })
  })
})

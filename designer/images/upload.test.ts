import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { upload } from '../shell/api/client'

// other files of this process have the real client
const calls = vi.fn<(key: string, options: { body: unknown; signal?: AbortSignal }) => Promise<unknown>>()
const uploads = vi.fn<typeof upload>()
vi.resetModules()
vi.doMock('../shell/api/client', () => ({ call: calls, upload: uploads }))
const { UploadRefused, uploadImage } = await import('./upload')
const { uploadImages } = await import('./upload-many')
afterAll(() => {
  vi.doUnmock('../shell/api/client')
  vi.resetModules()
})

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]
const JPG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]
const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]
const fileOf = (bytes: number[], name: string, type = '') => new File([new Uint8Array(bytes)], name, { type })

const row = { image_id: '1', img_full_url: '/uploads/k.webp' }
const said: string[] = []

beforeEach(() => {
  said.length = 0
  calls.mockReset().mockImplementation(async (key) => {
    said.push(key)
    return key === 'POST /images/token'
      ? {
          token: 't',
          key: 'k',
          host: '/api/admin/images/upload',
          domain: '/uploads',
          max_bytes: 1000,
          expires: '',
        }
      : row
  })
  uploads.mockReset().mockImplementation(async (_host, _form, options) => {
    said.push('upload')
    options?.onProgress?.({ progress: 0.5 } as never)
    return { key: 'k', url: '/uploads/k.webp', width: 40, height: 30, size: 900, type: 'image/webp' }
  })
})

describe('a picture is uploaded by token, file, registration', () => {
  test('in this order, with what each needs, and the answer names the address that pages hold', async () => {
    const parts: number[] = []
    const file = fileOf(PNG, '横幅.png')
    const answer = await uploadImage(file, { folder_id: '7', onProgress: (part) => parts.push(part) })
    expect(answer).toBe(row)
    expect(said).toEqual(['POST /images/token', 'upload', 'POST /images'])
    expect(calls.mock.calls[0]?.[1]).toEqual({ body: { filename: '横幅.png', size: PNG.length } })
    const [host, form] = uploads.mock.calls[0] ?? []
    expect([host, form?.get('token'), form?.get('key')]).toEqual(['/api/admin/images/upload', 't', 'k'])
    expect(form?.get('file')).toBeInstanceOf(File)
    expect(calls.mock.calls[1]?.[1]).toEqual({
      body: {
        img_name: '横幅.png',
        img_url: 'k',
        purpose: 'library',
        img_type: 'image/webp',
        img_size: 900,
        width: 40,
        height: 30,
        folder_id: '7',
      },
    })
    expect(parts).toEqual([0.5])
  })

  test('giving up reaches every call', async () => {
    const { signal } = new AbortController()
    await uploadImage(fileOf(JPG, 'a.jpg'), { signal })
    expect(calls.mock.calls.map(([, options]) => options.signal)).toEqual([signal, signal])
    expect(uploads.mock.calls[0]?.[2]?.signal).toBe(signal)
  })
})

describe('upload: image must be JPG or PNG', () => {
  test('what counts is the content, not the name: nothing is sent of anything else', async () => {
    for (const file of [
      fileOf(GIF, 'a.png', 'image/png'),
      fileOf([], 'leer.jpg'),
      fileOf([0xff, 0xd8], 'a.jpg'),
    ])
      await expect(uploadImage(file)).rejects.toEqual(new UploadRefused('上传图片只能是 JPG 或者 PNG 格式!'))
    expect(said).toEqual([])
    await expect(uploadImage(fileOf(JPG, 'noname'))).resolves.toBe(row)
  })

  test('a file larger than the token allows is scaled down, and sent if that is enough', async () => {
    let bytes = 2000
    const drawn: number[] = []
    class Canvas {
      constructor(readonly width: number) {}
      getContext = () => ({ drawImage: () => drawn.push(this.width) })
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob([new Uint8Array((bytes -= 600))], { type })
    }
    vi.stubGlobal('OffscreenCanvas', Canvas)
    vi.stubGlobal('createImageBitmap', async () => ({ width: 6000, height: 4000, close: () => {} }))
    const file = fileOf([...JPG, ...Array.from({ length: 1000 }, () => 0)], '相机.jpg')
    await expect(uploadImage(file)).resolves.toBe(row)
    expect(drawn).toEqual([2560, 1920])
    const sent = uploads.mock.calls[0]?.[1].get('file') as File
    expect([sent.name, sent.type, sent.size]).toEqual(['相机.jpg', 'image/jpeg', 800])
    vi.unstubAllGlobals()
  })

  test('a file larger than the token allows that cannot be decoded is not sent', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const file = fileOf([...PNG, ...Array.from({ length: 1000 }, () => 0)], 'a.png')
    await expect(uploadImage(file)).rejects.toThrow(/^图片不能大于 .* MB$/)
    expect(said).toEqual(['POST /images/token'])
    expect(warned).toHaveBeenCalledWith('a.png cannot be decoded:', new Error('broken'))
    vi.unstubAllGlobals()
    warned.mockRestore()
  })
})

describe('several files', () => {
  test('a file that is refused keeps none of the others back', async () => {
    const files = [fileOf(PNG, 'a.png'), fileOf(GIF, 'b.gif'), fileOf(JPG, 'c.jpg')]
    const sent: string[] = []
    const uploaded = await uploadImages(files, {
      onProgress: ({ name, at, count, part }) => sent.push(`${at}/${count} ${name} ${part}`),
    })
    expect(uploaded).toEqual({
      rows: [row, row],
      failures: [{ name: 'b.gif', reason: '上传图片只能是 JPG 或者 PNG 格式!' }],
    })
    expect(sent).toEqual(['1/3 a.png 0', '1/3 a.png 0.5', '2/3 b.gif 0', '3/3 c.jpg 0', '3/3 c.jpg 0.5'])
  })

  test('giving up ends them all', async () => {
    const controller = new AbortController()
    uploads.mockImplementation(async () => {
      controller.abort()
      throw new Error('given up')
    })
    const { signal } = controller
    await expect(uploadImages([fileOf(PNG, 'a.png'), fileOf(PNG, 'b.png')], { signal })).rejects.toThrow(
      'given up',
    )
    expect(uploads).toHaveBeenCalledTimes(1)
  })
})

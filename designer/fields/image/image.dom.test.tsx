import type { Json } from '@schemas/page'
import { button, click, isOpen, openFields, press, said, until } from '@tests/helpers/field-form'
import { mockLayout } from '@tests/helpers/settings-form'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, upload } from '../../shell/api/client'

const calls = vi.mocked(call as (key: string, options: { query?: object }) => Promise<unknown>)
const uploads = vi.mocked(upload)

const image = (id: string) => ({
  image_id: id,
  folder_id: '',
  img_name: `图${id}.png`,
  img_full_url: `/uploads/${id}.webp`,
  width: 80,
  height: 60,
})

/** jsdom's files cannot be read otherwise. */
Blob.prototype.arrayBuffer ??= async function readAll(this: Blob) {
  const reader = new FileReader()
  return new Promise<ArrayBuffer>((done) => {
    reader.addEventListener('load', () => done(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(this)
  })
}

vi.setConfig({ testTimeout: 60_000 })
beforeAll(mockLayout)
beforeEach(() => {
  calls.mockReset().mockImplementation(async (key) => {
    if (key === 'POST /images/token') return { token: 't', key: 'k', host: '/up', max_bytes: 1000 }
    if (key === 'POST /images') return image('new')
    if (key === 'GET /images') return { list: [image('1'), image('2')], count: 2, total_count: 2 }
    return { list: [{ folder_id: '7', name: '横幅', images: 1 }], images: 2, unfiled: 1 }
  })
  uploads.mockReset().mockResolvedValue({ key: 'k', width: 1, height: 1, size: 1, type: 'image/webp' })
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const PNG = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], '横幅.png')
const TEXT = new File(['<svg/>'], '假.png', { type: 'image/png' })
const openPicture = (imgUrl = '', data: Json = []) => openFields('W0003', { props: { imgUrl, data } })
const give = async (file: File) =>
  act(
    async () =>
      void fireEvent.change(document.querySelector('[data-testid=file]') as Element, {
        target: { files: [file] },
      }),
  )
const address = () => document.querySelector<HTMLInputElement>('[id$=props-imgUrl]')

describe('a picture field', () => {
  test('says which kinds and what size may be uploaded before a file is chosen', async () => {
    await openPicture()
    expect(said('JPG / PNG，不超过 10 MB')).toBe(true)
  })

  test('uploads a chosen file and takes the address that the library gives', async () => {
    const form = await openPicture()
    await give(PNG)
    await until(() => form.prop('imgUrl') === '/uploads/new.webp', 'the new address')
    expect(calls.mock.calls.map(([key]) => key)).toEqual(['POST /images/token', 'POST /images'])
  })

  test('takes a file that is dropped on it', async () => {
    const form = await openPicture()
    const dataTransfer = { types: ['Files'], files: [PNG] }
    const place = button('选择图片')
    await act(async () => void fireEvent.dragEnter(place, { dataTransfer }))
    await act(async () => void fireEvent.drop(place, { dataTransfer }))
    await until(() => form.prop('imgUrl') !== '', 'an address')
    expect(form.prop('imgUrl')).toBe('/uploads/new.webp')
  })

  test('上传图片只能是 JPG 或者 PNG 格式! for anything else; nothing changes', async () => {
    const form = await openPicture('/a.webp')
    await give(TEXT)
    await until(() => said('上传图片只能是 JPG 或者 PNG 格式!'), 'the message')
    expect([form.prop('imgUrl'), calls.mock.calls]).toEqual(['/a.webp', []])
  })

  test('shows how far the upload is, and gives it up', async () => {
    let signal: AbortSignal | undefined
    uploads.mockImplementation(
      async (_host, _form, options) =>
        new Promise((_resolve, reject) => {
          signal = options?.signal
          options?.onProgress?.({ progress: 0.42 } as never)
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    const form = await openPicture('/a.webp')
    await give(PNG)
    await until(() => said('42%'), 'how far it is')
    await press('取消上传')
    expect([signal?.aborted, form.prop('imgUrl'), said('aborted')]).toEqual([true, '/a.webp', false])
    expect(address()?.value).toBe('/a.webp')
  })

  test('chooses from the library by click and 确定, or by double click', async () => {
    const form = await openPicture()
    const one = () => document.querySelector('[aria-label^="图1.png"]')
    const two = () => document.querySelector('[aria-label^="图2.png"]')
    await press('图库')
    await until(() => one() !== null, 'pictures')
    await click(one() as Element)
    expect(one()?.getAttribute('aria-pressed')).toBe('true')
    await press('确定')
    expect([isOpen(), form.prop('imgUrl')]).toEqual([false, '/uploads/1.webp'])
    await press('图库')
    await until(() => two() !== null, 'pictures')
    await act(async () => void fireEvent.doubleClick(two() as Element))
    expect(form.prop('imgUrl')).toBe('/uploads/2.webp')
  })

  test('leaving the library changes nothing', async () => {
    const form = await openPicture('/a.webp')
    await press('图库')
    await until(() => document.querySelector('[aria-label^="图1.png"]') !== null, 'pictures')
    await click(document.querySelector('[aria-label^="图1.png"]') as Element)
    await press('取消')
    expect([form.editor.revision, form.prop('imgUrl')]).toEqual([0, '/a.webp'])
  })

  test('the library is asked for a folder, and uploads into the one that is open', async () => {
    await openPicture()
    await press('图库')
    await until(() => said('横幅'), 'folders')
    await press('横幅1')
    await until(
      () => calls.mock.calls.some(([, { query }]) => Reflect.get(query ?? {}, 'folder_id') === '7'),
      'a folder',
    )
    const files = document.querySelectorAll('[data-testid=file]')
    await act(
      async () => void fireEvent.change(files[files.length - 1] as Element, { target: { files: [PNG] } }),
    )
    await until(() => calls.mock.calls.some(([key]) => key === 'POST /images'), 'a registration')
    const [, registered] = calls.mock.calls.find(([key]) => key === 'POST /images') ?? []
    expect(registered).toMatchObject({ body: { folder_id: '7' } })
  })

  test('a pasted address is taken without its blanks; a wrong one stays and is marked', async () => {
    const form = await openPicture()
    await act(
      async () => void fireEvent.change(address() as Element, { target: { value: ' /media/a.webp ' } }),
    )
    expect(form.prop('imgUrl')).toBe('/media/a.webp')
    await act(async () => void fireEvent.change(address() as Element, { target: { value: 'ftp://x' } }))
    expect(form.prop('imgUrl')).toBe('ftp://x')
    expect(said('图片地址须以 / 或 http(s):// 开头，且不含空格')).toBe(true)
  })

  test('clearing W0003’s picture empties its hot zones in the same step', async () => {
    const zones = [{ leftPer: 0, topPer: 0, widthPer: 0.5, heightPer: 1, pathData: {} }]
    const form = await openPicture('/a.webp', zones)
    await press('清除图片')
    expect([form.prop('imgUrl'), form.prop('data')]).toEqual(['', []])
    form.editor.undo()
    expect([form.prop('imgUrl'), form.prop('data')]).toEqual(['/a.webp', zones])
  })
})

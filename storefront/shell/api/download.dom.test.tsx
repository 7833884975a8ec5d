import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '../state/toasts'
import { ApiError } from '@schemas/api/api-error'
import { fetchFile } from './client'
import { download, nameIn } from './download'

vi.mock('./client')
const fetching = vi.mocked(fetchFile)
beforeEach(() => {
  toasts.list = []
  fetching.mockReset()
})
afterEach(() => vi.restoreAllMocks())

const said = () => toasts.list.map(({ text }) => text)

describe('saving a file of the API', () => {
  test('the server names it, in Chinese too', async () => {
    const name = '我的数据-2026-11-21.json'
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
    expect([nameIn(disposition), nameIn('')]).toEqual([name, ''])
    fetching.mockResolvedValue({ file: new Blob(['{}']), disposition })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await download('/member/export')
    expect([saved, fetching.mock.calls]).toEqual([[name], [['/member/export', {}]]])
  })

  test('a refusal is shown and thrown, and no file is saved', async () => {
    fetching.mockRejectedValue(new ApiError('操作过于频繁，请稍后再试', { status: 429 }))
    await expect(download('/member/export')).rejects.toMatchObject({ status: 429 })
    expect(said()).toEqual(['操作过于频繁，请稍后再试'])
  })

  test('a signed-out member is redirected to login without a message', async () => {
    fetching.mockRejectedValue(new ApiError('未登录', { status: 401 }))
    await expect(download('/member/export')).rejects.toBeInstanceOf(ApiError)
    expect(said()).toEqual([])
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '../state/toasts'
import { ApiError } from './api-error'
import { download, nameIn } from './download'

afterEach(() => vi.unstubAllGlobals())

describe('issue 6 export of one’s data: saving the file', () => {
  test('the server names it, in Chinese too', () => {
    const name = '我的数据-2026-11-21.json'
    expect(nameIn(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(name)
    expect(nameIn('')).toBe('')
  })

  test('what is refused is shown and thrown, and no file is saved', async () => {
    const body = JSON.stringify({ msg: '操作过于频繁，请稍后再试', data: {} })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 429 })))
    const refusal = await download('/x').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ status: 429, message: '操作过于频繁，请稍后再试' })
    expect(JSON.stringify(toasts)).toContain('操作过于频繁')
  })

  test('storefront §8 no answer at all says so in the default words', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await expect(download('/x')).rejects.toMatchObject({ status: 0, message: '操作失败' })
  })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HtmlCache } from './html-cache'
import { PageBytes } from './page-bytes'

let now = 0
let renders = 0
const failed = vi.fn<(error: unknown) => void>()
let cache: HtmlCache

const render = async () => new PageBytes(200, `<p>${++renders}</p>`)
const text = async (key = 'a') => String((await cache.get(key, render)).identity)

beforeEach(() => {
  now = 1_000_000
  renders = 0
  failed.mockReset()
  cache = new HtmlCache(failed, () => now)
})

describe('decisions 15 pages for anonymous visitors: 1 s fresh, 9 s stale', () => {
  test('within a second nothing is rendered again', async () => {
    expect(await text()).toBe('<p>1</p>')
    now += 999
    expect(await text()).toBe('<p>1</p>')
    expect(renders).toBe(1)
  })

  test('for nine more the old page is served while one request renews it', async () => {
    await text()
    now += 1_000
    expect(await Promise.all([text(), text(), text()])).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>'])
    await vi.waitFor(async () => expect(await text()).toBe('<p>2</p>'))
    expect(renders).toBe(2)
  })

  test('after ten seconds everybody waits for the new page', async () => {
    await text()
    now += 10_000
    expect(await Promise.all([text(), text()])).toEqual(['<p>2</p>', '<p>2</p>'])
  })

  test('requests for one page share a rendering, different pages do not', async () => {
    await Promise.all([text('a'), text('a'), text('b')])
    expect(renders).toBe(2)
  })

  test('a renewal that fails is reported and the stale page stays; without a page the failure is the answer', async () => {
    const failure = new Error('database gone')
    const failing = () => Promise.reject(failure)
    await expect(cache.get('b', failing)).rejects.toBe(failure)
    await text()
    now += 2_000
    expect(String((await cache.get('a', failing)).identity)).toBe('<p>1</p>')
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(failure))
  })

  test('the bytes are the same text in every encoding, compressed once, with one tag per text', async () => {
    const page = new PageBytes(404, '<p>短袖</p>')
    expect(page.status).toBe(404)
    expect(String(await page.in(undefined))).toBe('<p>短袖</p>')
    expect(String(brotliDecompressSync(await page.in('br')))).toBe('<p>短袖</p>')
    expect(String(gunzipSync(await page.in('gzip')))).toBe('<p>短袖</p>')
    expect(page.in('br')).toBe(page.in('br'))
    expect(new PageBytes(200, '<p>童装</p>').etag).not.toBe(page.etag)
  })
})

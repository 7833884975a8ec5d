import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AHEAD_MS, PageCache, STALE_MS } from './page-cache'
import { PageBytes } from './page-bytes'

let now = 0
let renders = 0
const failed = vi.fn<(error: unknown) => void>()
let cache: PageCache<PageBytes>

const render = async () => new PageBytes(200, `<p>${++renders}</p>`)
const text = async (key = 'a') => String((await cache.get(key, render)).identity)

beforeEach(() => {
  now = 1_000_000
  renders = 0
  failed.mockReset()
  const sizeOf = ({ identity }: PageBytes) => identity.length
  cache = new PageCache({ staleMs: STALE_MS, sizeOf, failed, now: () => now })
})

describe('pages for anonymous visitors: 1 s fresh, 9 s stale', () => {
  test('within a second the page is not rendered again', async () => {
    expect(await text()).toBe('<p>1</p>')
    now += 999
    expect(await text()).toBe('<p>1</p>')
    expect(renders).toBe(1)
  })

  test('for nine more seconds the old page is served while one request renews it', async () => {
    await text()
    now += 1_000
    expect(await Promise.all([text(), text(), text()])).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>'])
    await vi.waitFor(async () => expect(await text()).toBe('<p>2</p>'))
    expect(renders).toBe(2)
  })

  test('after ten seconds all requests wait for the new page', async () => {
    await text()
    now += 10_000
    expect(await Promise.all([text(), text()])).toEqual(['<p>2</p>', '<p>2</p>'])
  })

  test('a page that must not be stale is renewed in its last 400 ms, and waited for after its second', async () => {
    const sizeOf = ({ identity }: PageBytes) => identity.length
    cache = new PageCache({ aheadMs: AHEAD_MS, sizeOf, failed, now: () => now })
    await text()
    now += 599
    expect([await text(), renders]).toEqual(['<p>1</p>', 1])
    now += 1
    expect(await Promise.all([text(), text()])).toEqual(['<p>1</p>', '<p>1</p>'])
    await vi.waitFor(async () => expect(await text()).toBe('<p>2</p>'))
    now += 1_000
    expect(await text()).toBe('<p>3</p>')
  })

  test('what makes a page again gets the one that it replaces', async () => {
    const former: unknown[] = []
    const make = async (page: PageBytes | undefined) => {
      former.push(page && String(page.identity))
      return render()
    }
    await cache.get('a', make)
    now += 10_000
    await cache.get('a', make)
    expect(former).toEqual([undefined, '<p>1</p>'])
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

  test('a page expires at the moment at which a widget appears or disappears', async () => {
    const border = now + 5_000
    const timed = async () =>
      new PageBytes(200, now < border ? `before ${++renders}` : 'after', now < border ? border : Infinity)
    const get = async () => String((await cache.get('a', timed)).identity)
    expect(await get()).toBe('before 1')
    now = border - 1
    expect(await get()).toBe('before 1')
    now = border
    expect(await get()).toBe('after')
  })

  test('a request after that moment that joins an earlier rendering waits for another one', async () => {
    const border = now + 1
    const timed = async () =>
      new PageBytes(200, now < border ? 'before' : 'after', now < border ? border : Infinity)
    const early = cache.get('a', timed)
    now = border
    const late = cache.get('a', timed)
    expect([String((await early).identity), String((await late).identity)]).toEqual(['before', 'after'])
  })

  test('after a publication the company’s pages are rendered again at once, other companies keep theirs', async () => {
    await Promise.all([text('1|pc|/'), text('2|pc|/')])
    cache.drop('1|')
    expect([await text('1|pc|/'), await text('2|pc|/')]).toEqual(['<p>3</p>', '<p>2</p>'])
  })

  test('a rendering begun before a publication is not served to later requests and not cached', async () => {
    const early = text('1|pc|/')
    cache.drop('1|')
    expect(await text('1|pc|/')).toBe('<p>2</p>')
    expect(await early).toBe('<p>1</p>')
    expect(await text('1|pc|/')).toBe('<p>2</p>')
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

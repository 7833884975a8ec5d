/** What a browser is led to call changes nothing, from wherever it is led there (decisions 17). */
import { eq } from 'drizzle-orm'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { API_BASE } from '@server/app'
import { member } from '@server/db/schema'
import { ERRORS } from '@server/errors'
import { endpoints } from '@server/http/declare'
import { LEGACY_NAME } from '@server/http/legacy-calls'
import { openBuiltShop, type BuiltShop } from '../helpers/built-shop'
import { newMember } from '../helpers/member'
import { signFor } from '../helpers/signed'
import { useBrowser } from './kit/visit'

const changing = [...endpoints.values()].filter(({ method, effects }) => effects || method !== 'GET')
const pathOf = (path: string) => API_BASE + path.replaceAll(/\{\w+\}/g, '1')
/** Every address at which a GET would change something: the declared ones, and the legacy names of the others. */
const BY_GET = changing.flatMap(({ method, path, legacy = [], body }) => [
  ...(method === 'GET' ? [pathOf(path)] : []),
  // a form with files is no query
  ...(body && !body.type
    ? []
    : [...legacy, path.slice(1)].filter((name) => LEGACY_NAME.test(name)).map((name) => pathOf(`/${name}`))),
])
const BY_FORM = changing.filter(({ method }) => method === 'POST').map(({ path }) => pathOf(path))
const ELSEWHERE = 'http://evil.example/'

const visit = useBrowser()
let shop: BuiltShop
beforeAll(async () => {
  shop = await openBuiltShop(inject('starts'))
})
afterAll(() => shop.close())

/** A member's browser, with what the API answers to it. */
async function victim() {
  const { page, context } = await visit()
  const { cookie, user_id } = await newMember(shop.app)
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: shop.url, sameSite: 'Lax' as const, httpOnly: name === 'sid' }
    }),
  )
  return { page, context, user_id }
}

/** Opens a page that an attacker has written, and tells how each call was answered that it made. */
async function spring(page: Page, context: BrowserContext, at: string, html: string, calls: number) {
  const answers = new Map<string, number>()
  const note = (response: { url(): string; status(): number }) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(API_BASE)) answers.set(pathname, response.status())
  }
  context.on('response', note)
  await page.route(at, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(at)
  await expect.poll(() => answers.size, { timeout: 60_000, interval: 100 }).toBe(calls)
  context.off('response', note)
  return answers
}

const allRefused = (paths: string[]) => new Map([...new Set(paths)].map((path) => [path, 403]))

const VECTORS: Record<string, (address: string, index: number) => string> = {
  picture: (address) => `<img src="${address}">`,
  script: (address) => `<script src="${address}"></script>`,
  'style sheet': (address) => `<link rel="stylesheet" href="${address}">`,
  film: (address) => `<video src="${address}" preload="auto"></video>`,
}

describe('calls that change something', { timeout: 120_000 }, () => {
  describe.each(['the shop itself', 'another site'])('from a page of %s', (site) => {
    test.each(Object.keys(VECTORS).slice(0, site === 'another site' ? 2 : undefined))(
      'a %s makes none',
      async (kind) => {
        const { page, context } = await victim()
        const draw = VECTORS[kind] ?? String
        const html = BY_GET.map((path, index) => draw(shop.url + path, index)).join('')
        const at = site === 'another site' ? ELSEWHERE : `${shop.url}/attack`
        const answers = await spring(page, context, at, html, new Set(BY_GET).size)
        expect(answers).toEqual(allRefused(BY_GET))
      },
    )

    test.each(['get', 'post'])('a form makes none by %s', async (method) => {
      const { page, context } = await victim()
      const paths = method === 'get' ? BY_GET : BY_FORM
      const forms = paths.map(
        (path, index) =>
          `<iframe name="f${index}"></iframe><form method="${method}" target="f${index}" action="${shop.url + path}"><input name="a" value="1"></form>`,
      )
      const html = `${forms.join('')}<script>for (const form of document.forms) form.submit()</script>`
      // a page of ours may post: what operators write holds no form
      if (method === 'post' && site !== 'another site') return
      const at = site === 'another site' ? ELSEWHERE : `${shop.url}/attack`
      const answers = await spring(page, context, at, html, new Set(paths).size)
      expect(answers).toEqual(allRefused(paths))
    })
  })

  test('a link makes none, whether typed, from another program or on a page of the shop', async () => {
    const { page } = await victim()
    for (const path of BY_GET) {
      const typed = await page.goto(shop.url + path)
      expect([path, typed?.status(), await typed?.json()]).toEqual([
        path,
        403,
        expect.objectContaining({ data: expect.objectContaining({ code: ERRORS.foreign_origin.code }) }),
      ])
      await page.goto(`${shop.url}/robots.txt`)
      const clicked = page.waitForResponse((response) => new URL(response.url()).pathname === path)
      await page.evaluate((address) => window.location.assign(address), path)
      expect([path, (await clicked).status()]).toEqual([path, 403])
    }
  })

  test('a signed call in a picture leaves the member as he is, the same by a script of ours changes him', async () => {
    const { page, context, user_id } = await victim()
    const path = `${API_BASE}/user.attr.save`
    const query = new URLSearchParams({
      nickname: '改了',
      sign: await signFor(shop.app, { nickname: '改了' }),
    })
    const nickname = async () =>
      (await shop.app.db.select({ name: member.nickname }).from(member).where(eq(member.user_id, user_id)))[0]
        ?.name
    const before = await nickname()
    await spring(page, context, `${shop.url}/attack`, `<img src="${path}?${query}">`, 1)
    expect(await nickname()).toBe(before)
    const status = await page.evaluate(async (address) => {
      const mark = /user_session_id=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      return (await fetch(address, { headers: { 'x-xsrf-token': mark } })).status
    }, `${path}?${query}`)
    expect([status, await nickname()]).toEqual([200, '改了'])
  })

  test('who signs in is led to no call, even where its address is too long for the shop', async () => {
    const { page, context } = await victim()
    const called: string[] = []
    context.on('request', (request) => {
      if (request.url().includes('user.attr.save')) called.push(request.url())
    })
    const target = encodeURIComponent(`${API_BASE}/user.attr.save?v=${'/'.repeat(3_000)}`)
    await page.goto(`${shop.url}/auth/login?redirectUrl=${target}`)
    await page.waitForURL(`${shop.url}/`)
    expect(called.filter((address) => new URL(address).pathname !== '/auth/login')).toEqual([])
  })
})

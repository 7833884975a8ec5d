/**
 * Cross-site request forgery: every way by which a page makes a browser send a request × every declared call with
 * effects. Chromium shows the headers of each way; those are sent to the routes, in a soak to all of them for each
 * way.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE } from '@server/app/build-app'
import type { OpenDatabase } from '@server/db/client'
import { adminEndpoints, endpoints } from '@server/platform/http/endpoints'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { LEGACY_NAME } from '@server/platform/http/legacy-calls'
import { MARK_HEADER } from '@server/platform/sessions/session-cookie'
import { testApp } from '../helpers/app'
import { browserOfWorker } from '../helpers/browser'
import { MARK, newMember } from '../helpers/member'
import { openDemoMemory } from '../helpers/memory-database'
import { signInAs } from '../helpers/operator'
import { signFor } from '../helpers/signed'
import { figure } from '../helpers/soak'

type Method = 'GET' | 'POST'
interface Way {
  method: Method
  /** An attacker's content that makes the browser request an address. */
  html(address: string): string
}
const get = (html: Way['html']): Way => ({ method: 'GET', html })
const post = (html: Way['html']): Way => ({ method: 'POST', html })
const script = (text: string) => `<script>${text}</script>`
const submit = script('document.forms[0].submit()')

/** Ways without a script of the page, or with scripts of another site only. */
const WAYS: Record<string, Way> = {
  image: get((at) => `<img src="${at}">`),
  'background image': get((at) => `<p style="background: url('${at}')">.</p>`),
  script: get((at) => `<script src="${at}"></script>`),
  module: get((at) => `<script type="module" src="${at}"></script>`),
  'style sheet': get((at) => `<link rel="stylesheet" href="${at}">`),
  prefetch: get((at) => `<link rel="prefetch" href="${at}">`),
  film: get((at) => `<video src="${at}" preload="auto"></video>`),
  object: get((at) => `<object data="${at}"></object>`),
  frame: get((at) => `<iframe src="${at}"></iframe>`),
  'form by GET': get((at) => `<form action="${at}"><input name="a" value="1"></form>${submit}`),
  link: get((at) => `<a href="${at}">.</a>${script('document.links[0].click()')}`),
  'link to a new window': get(
    (at) => `<a href="${at}" target="_blank">.</a>${script('document.links[0].click()')}`,
  ),
  'meta refresh': get((at) => `<meta http-equiv="refresh" content="0;url=${at}">`),
}
/** Not possible on a page of the shop itself: forms and scripts are removed from rich text. */
const WAYS_ELSEWHERE: Record<string, Way> = {
  ...WAYS,
  'request by script': get((at) => script(`fetch('${at}', { mode: 'no-cors', credentials: 'include' })`)),
  'form by POST': post((at) => `<form method="post" action="${at}"></form>${submit}`),
  'form with files': post(
    (at) => `<form method="post" enctype="multipart/form-data" action="${at}"></form>${submit}`,
  ),
  'form as text': post(
    (at) =>
      `<form method="post" enctype="text/plain" action="${at}"><input name="{" value="}"></form>${submit}`,
  ),
  'form in a frame': post(
    (at) => `<iframe name="f"></iframe><form method="post" target="f" action="${at}"></form>${submit}`,
  ),
  beacon: post((at) => script(`navigator.sendBeacon('${at}', 'a=1')`)),
  'POST by script': post((at) =>
    script(`fetch('${at}', { method: 'POST', mode: 'no-cors', credentials: 'include' })`),
  ),
}

const BASES = { shop: API_BASE, admin: ADMIN_BASE }
const changing = [...endpoints.values(), ...adminEndpoints.values()].filter(
  ({ method, effects }) => effects || method !== 'GET',
)
/** `METHOD address` of every declared route with effects. */
const DECLARED = new Set(
  changing.flatMap(({ area, method, path, legacy = [] }) =>
    [path, ...legacy.map((name) => `/${name}`)].flatMap((name) => {
      const url = BASES[area] + name.replaceAll(/\{(\w+)\}/g, ':$1')
      return LEGACY_NAME.test(name.slice(1))
        ? [`GET ${url}`, `POST ${url}`, `${method} ${url}`]
        : [`${method} ${url}`]
    }),
  ),
)

/** Those of them registered at the server, and the handlers that ran. */
const routes = new Set<string>()
const ran: string[] = []
function watchHandlers(message: unknown) {
  const watch = (route: RouteOptions) => {
    for (const method of [route.method].flat()) {
      const name = `${method} ${route.url}`
      if (!DECLARED.has(name)) continue
      routes.add(name)
      const { handler } = route
      route.handler = function (request, reply) {
        ran.push(name)
        return handler.call(this, request, reply)
      }
    }
  }
  ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', watch)
}

/** One call for which the browser shows its headers; a member's, without parameters. */
const CALL = `${API_BASE}/member.favorite.item.add`

let database: OpenDatabase
let app: FastifyInstance
let shop: string
let elsewhere: Server
let foreign: string
let attack = ''
let sign: string
let context: BrowserContext
let noteHeaders: ((method: string, headers: IncomingHttpHeaders) => void) | undefined

beforeAll(async () => {
  database = await openDemoMemory()
  subscribe('fastify.initialization', watchHandlers)
  app = await testApp(database)
  await app.listen({ host: '127.0.0.1', port: 0 })
  unsubscribe('fastify.initialization', watchHandlers)
  shop = `http://localhost:${(app.server.address() as AddressInfo).port}`
  sign = await signFor(app, {})
  app.server.on('request', ({ method = '', url = '', headers }) => {
    if (url.startsWith(CALL)) noteHeaders?.(method, headers)
  })
  elsewhere = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(attack),
  )
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`

  context = await (await browserOfWorker()).newContext()
  // an employee and an owner, so that no call is refused because of its caller
  const people = [await newMember(app, { staff: true }), await signInAs(app, 'owner')]
  await context.addCookies(
    people.flatMap(({ cookie }) =>
      cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return {
          name,
          value,
          url: shop,
          sameSite: name === 'op' ? 'Strict' : 'Lax',
          httpOnly: value !== MARK,
        }
      }),
    ),
  )
})
afterAll(async () => {
  await context?.close()
  elsewhere?.close().closeAllConnections()
  await app?.close()
  await database?.close()
})

const signed = (path: string) => (path.startsWith(ADMIN_BASE) ? path : `${path}?sign=${sign}`)

/**
 * Opens an address, or an attacker's page there, in a new tab.
 * @returns the headers that the browser sends
 */
async function sentFrom(address: string, html?: string) {
  const page = await context.newPage()
  // where requests are intercepted, Playwright answers preflights, so only the shop's own page is intercepted
  if (address.startsWith(shop) && html !== undefined)
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  attack = html ?? ''
  const sent = new Promise<{ method: string; headers: IncomingHttpHeaders }>((resolve) => {
    noteHeaders = (method, headers) => resolve({ method, headers })
  })
  // the attacker's content may leave the page before it is loaded
  const opened = page.goto(address, { waitUntil: 'commit' }).catch((error: unknown) => error)
  const noted = await Promise.race([sent, silence(opened)])
  await opened
  await page.close()
  return noted
}

/** @throws Error if the browser has sent nothing for 15 s, with the state of the page */
async function silence(opened: Promise<unknown>): Promise<never> {
  await sleep(15_000, undefined, { ref: false })
  throw new Error(`Expected a request to ${CALL}, got none from the page: ${String(await opened)}`)
}

/** Each way tests one in so many routes, the next ways the others; there are six ways to send a POST. */
const SHARE = figure(6, 1)
const turnOf = (name: string) => Object.keys(WAYS_ELSEWHERE).indexOf(name)

/** Sends the same headers to the routes of a method with effects: no handler runs, the answer is 403. */
async function expectRefused(method: Method, headers: IncomingHttpHeaders, turn: number) {
  ran.length = 0
  const all = [...routes].filter((name) => name.startsWith(`${method} `))
  expect(all.length).toBeGreaterThan(method === 'GET' ? 30 : 60)
  const urls = all
    .filter((_name, index) => index % SHARE === turn % SHARE)
    .map((route) => route.split(' ')[1] ?? '')
  const letIn: unknown[] = []
  for (const url of urls) {
    const answer = await app.inject({
      method,
      url: signed(url.replaceAll(/:\w+/g, '1')),
      headers: replayed(headers),
    })
    if (answer.statusCode !== 403) letIn.push([url, answer.statusCode])
  }
  expect([letIn, ran]).toEqual([[], []])
}

const replayed = ({ connection: _connection, 'content-length': _length, ...headers }: IncomingHttpHeaders) =>
  headers

/** Sec-Fetch-Site, and the owners of the cookies sent along. */
const told = ({ cookie = '', ...headers }: IncomingHttpHeaders) =>
  [headers['sec-fetch-site'], ...['sid', 'op'].filter((name) => cookie.includes(`${name}=`))].join(' ')

describe('calls with effects', () => {
  test('each declared one has a route', () => {
    const has = new Set([...routes].map((name) => name.split(' ')[1]))
    expect([...DECLARED].filter((name) => !has.has(name.split(' ')[1]))).toEqual([])
  })

  // they tell the server the same: the browser names the origin of the page, whatever asks
  test.each(Object.entries(WAYS).slice(0, figure(4, Infinity)))(
    'from a page of the shop: none by %s',
    async (name, { method, html }) => {
      const sent = await sentFrom(`${shop}/attack`, html(shop + signed(CALL)))
      expect([sent.method, told(sent.headers)]).toEqual([method, 'same-origin sid op'])
      await expectRefused(method, sent.headers, turnOf(name))
    },
  )

  test.each(Object.entries(WAYS_ELSEWHERE))(
    'from another site: none by %s',
    async (name, { method, html }) => {
      const sent = await sentFrom(foreign, html(shop + signed(CALL)))
      expect(sent.method).toBe(method)
      expect(told(sent.headers)).toMatch(/^cross-site( sid)?$/)
      await expectRefused(method, sent.headers, turnOf(name))
    },
  )

  test('none by a typed address, or one opened by another program', async () => {
    const sent = await sentFrom(shop + signed(CALL))
    expect(told(sent.headers)).toBe('none sid op')
    await expectRefused('GET', sent.headers, 0)
  })

  test.each(['PUT', 'DELETE'])(
    'another site cannot send %s: the browser asks first, and is refused',
    async (method) => {
      const options = JSON.stringify({ method, credentials: 'include' })
      const sent = await sentFrom(foreign, script(`fetch('${shop + CALL}', ${options})`))
      expect(sent.method).toBe('OPTIONS')
      const answer = await app.inject({ method: 'OPTIONS', url: CALL, headers: replayed(sent.headers) })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('a script of the shop can, at the same address', async () => {
    ran.length = 0
    const address = `${API_BASE}/user.logout?sign=${sign}`
    const page = await context.newPage()
    await page.goto(`${shop}/robots.txt`)
    const status = await page.evaluate(
      async ([at, name, mark]) => (await fetch(at, { headers: { [name]: mark } })).status,
      [address, MARK_HEADER, MARK] as const,
    )
    await page.close()
    expect(status).toBe(200)
    expect(ran).toEqual([`GET ${API_BASE}/user.logout`])
  })
})

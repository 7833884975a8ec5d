import type { APIResponse, Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { browserOfWorker } from '../../helpers/browser'
import { openedOnce } from './opened-once'

const SIZE = { width: 1280, height: 800 }

/** Address of a path of the shop that all journeys share; a company's name leads to its own sub-domain. */
export function addressOf(path: string, company?: string): string {
  const { url } = inject('starts')
  return (company ? url.replace('localhost', `${company}.localhost`) : url) + path
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** Errors and warnings of the console, CSP reports among them, failed requests and answers from 400. */
  complaints: string[]
  /** Opens an address, or a path of the shared shop, and waits until all of it answers. */
  open(address: string): Promise<Response>
  /** The same document as the server sends it to this shopper, without a page that loads it. */
  read(address: string): Promise<APIResponse>
}

/**
 * A browser for the tests of a file; each `visit()` is a new shopper in it, gone when its test is over. The one of
 * `visit.ofFile()` stays for all tests that ask, until one fails.
 */
export function useBrowser() {
  let browser: Browser
  const staying: BrowserContext[] = []
  beforeAll(async () => {
    browser = await browserOfWorker()
  })
  afterAll(() => Promise.all(staying.map((context) => context.close())))

  async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: SIZE, locale: 'zh-CN', ...options })
    const page = await context.newPage()
    const open = async (address: string) => {
      const response = await goTo(page, address)
      if (options.javaScriptEnabled !== false) await complete(page)
      return response
    }
    const read = (address: string) => page.request.get(absolute(address), { maxRedirects: 0 })
    return { page, context, complaints: listen(page), open, read }
  }

  async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const visited = await newVisit(options)
    onTestFinished(() => visited.context.close())
    return visited
  }
  const ofFile = (options: BrowserContextOptions = {}) =>
    openedOnce(async () => {
      const visited = await newVisit(options)
      staying.push(visited.context)
      return visited
    })
  return Object.assign(visit, { ofFile })
}

const absolute = (address: string) => (address.startsWith('/') ? addressOf(address) : address)

async function goTo(page: Page, address: string): Promise<Response> {
  const response = await page.goto(absolute(address))
  if (!response) throw new Error(`Expected ${address} to answer, got nothing`)
  return response
}

/** Resolves when every region of the page is hydrated. */
export async function complete(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated === 'true' &&
      [...document.querySelectorAll('.pm-page')].every((region) => region.hasAttribute('data-complete')),
  )
}

/** What the page of a good asks in the name of a member by itself. */
const MEMBER_CALLS = [
  '/member/browse/history/list',
  '/member/browse/history/save',
  '/member/collect/item/check',
  '/member/messages/unread',
]

/** Resolves when a page of a good has asked these: answered by 401, they lead to sign in before the test clicks. */
export const memberCallsAnswered = (page: Page): Promise<Response[]> =>
  Promise.all(
    MEMBER_CALLS.map((path) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path)),
    ),
  )

/** What the browser calls a request that was overtaken, or that the page which asked has left: no complaint. */
const TAKEN_BACK = 'net::ERR_ABORTED'

/** Notes what a page complains about: errors and warnings of the console, failed requests, answers from 400. */
export function listen(page: Page, complaints: string[] = []): string[] {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== TAKEN_BACK) complaints.push(`${reason}: ${request.method()} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

import type { APIResponse, Browser, BrowserContextOptions, Page, Response } from 'playwright'
import { afterAll, beforeAll, inject, onTestFailed, onTestFinished } from 'vitest'
import { browserOfWorker } from '../../helpers/browser'
import { openedOnce } from './opened-once'
import { takePage, type Taken } from './page-pool'

const SIZE = { width: 1280, height: 800 }

/** Address of a path of the shared shop; a company's name leads to its own sub-domain. */
export function addressOf(path: string, company?: string): string {
  const { url } = inject('starts')
  return (company ? url.replace('localhost', `${company}.localhost`) : url) + path
}

export interface Visit extends Pick<Taken, 'page' | 'context' | 'session'> {
  /** Errors and warnings of the console, including CSP reports, failed requests and error statuses. */
  complaints: string[]
  /** Opens an address, or a path of the shared shop, and waits until it is hydrated. */
  open(address: string): Promise<Response>
  /** The same document as sent to this shopper, without loading it in a page. */
  read(address: string): Promise<APIResponse>
}

/**
 * A browser for the tests of a file; each `visit()` is a new shopper in it, until its test ends. The one of
 * `visit.ofFile()` is shared by all tests of the file, until one fails.
 */
export function useBrowser() {
  let browser: Browser
  /** Whether all tests of those shared by a file have passed. */
  const staying = new Map<Pick<Taken, 'giveBack'>, boolean>()
  beforeAll(async () => {
    browser = await browserOfWorker()
  })
  afterAll(async () => {
    for (const [{ giveBack }, passed] of staying) await giveBack(passed)
  })

  async function newVisit(options: BrowserContextOptions = {}): Promise<Visit & Pick<Taken, 'giveBack'>> {
    const taken = await takePage(browser, { viewport: SIZE, ...options })
    const { page } = taken
    const open = async (address: string) => {
      const response = await goTo(page, address)
      if (options.javaScriptEnabled !== false) await complete(page)
      return response
    }
    const read = (address: string) => page.request.get(absolute(address), { maxRedirects: 0 })
    return { ...taken, complaints: listen(page), open, read }
  }

  async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const { giveBack, ...visited } = await newVisit(options)
    onTestFinished(({ task }) => giveBack(task.result?.state === 'pass'))
    return visited
  }
  function ofFile(options: BrowserContextOptions = {}) {
    const opened = openedOnce(() => newVisit(options))
    return async () => {
      const visited = await opened()
      if (!staying.has(visited)) staying.set(visited, true)
      onTestFailed(() => void staying.set(visited, false))
      return visited
    }
  }
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

/** Calls that the page of a product makes for a member automatically. */
const MEMBER_CALLS = [
  '/member/browse/history/list',
  '/member/browse/history/save',
  '/member/collect/item/check',
  '/member/messages/unread',
]

/**
 * Resolves when the page of a product has made these calls: answered with 401 they would redirect to sign-in before
 * the test clicks.
 */
export const memberCallsAnswered = (page: Page): Promise<Response[]> =>
  Promise.all(
    MEMBER_CALLS.map((path) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path)),
    ),
  )

/** Chromium's error for cancelled requests, and those of a page that was left: not a complaint. */
const TAKEN_BACK = 'net::ERR_ABORTED'

/** Records a page's complaints: errors and warnings of the console, failed requests, error statuses. */
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

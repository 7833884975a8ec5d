import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { addDemoPictures } from '@server/demo/library'
import { addDemoOperators } from '@server/demo/operators'
import { browserOfWorker } from '../../../helpers/browser'
import { openBuiltShop, type BuiltShop } from '../../../helpers/built-shop'
import { signInAs } from '../../../helpers/operator'
import { listen } from '../../kit/visit'
import { EditorScreen } from './editor-screen'

/** What operators have on their desks; the tests that look at other sizes say so. */
const SIZE = { width: 1440, height: 900 }

export type Role = 'viewer' | 'editor' | 'owner'

/** One operator at one browser: their own cookies and storage; `newTab` shares both. */
export class Desk {
  constructor(
    readonly shop: Pick<BuiltShop, 'url'>,
    readonly context: BrowserContext,
    readonly page: Page,
    /**
     * Errors and warnings of the console, failed requests, answers from 400, and calls of another shape than the API
     * has. The journey fails when any is left at
     * its end; take out with `forgive` what it means to cause.
     */
    readonly complaints: string[],
  ) {}

  /** Opens an address of the designer, `/` being its list of pages. */
  async open(path = '/'): Promise<Page> {
    await this.page.goto(`${this.shop.url}/designer${path === '/' ? '' : path}`)
    return this.page
  }

  /** Opens a page in the editor and waits until it is drawn and its settings are there. */
  async openEditor(page_id: string): Promise<EditorScreen> {
    await this.open(`/pages/${page_id}`)
    return this.editor()
  }

  /** The editor that is open, or is about to be. */
  async editor(): Promise<EditorScreen> {
    const screen = new EditorScreen(this.shop, this.page)
    await screen.ready()
    return screen
  }

  /** Another tab of the same browser. */
  async newTab(): Promise<Desk> {
    const page = await this.context.newPage()
    listenTo(page, this.complaints)
    return new Desk(this.shop, this.context, page, this.complaints)
  }

  /** Closes it. @throws when the browser complained about anything that was not forgiven */
  async leave(): Promise<void> {
    await this.context.close()
    expect(this.complaints, 'complaints of the browser').toEqual([])
  }

  /** Takes complaints out that the journey caused on purpose. @throws when there was none */
  forgive(pattern: RegExp): void {
    const kept = this.complaints.filter((complaint) => !pattern.test(complaint))
    if (kept.length === this.complaints.length)
      throw new Error(`Expected a complaint like ${pattern}, got ${JSON.stringify(kept)}`)
    this.complaints.splice(0, Infinity, ...kept)
  }
}

/**
 * A browser and a shop for the tests of one file: what they change nobody else sees. Each `desk(role)` is a new browser
 * context, signed in unless the role is null, gone when its test is over; it must be without complaints then.
 */
export function useDesigner() {
  let browser: Browser
  let shop: BuiltShop
  beforeAll(async () => {
    ;[browser, shop] = await Promise.all([browserOfWorker(), openStaffedShop()])
  })
  afterAll(async () => {
    await shop?.close()
  })
  return {
    shop: () => shop,
    async desk(role: Role | null, options: BrowserContextOptions = {}): Promise<Desk> {
      const desk = await openDesk(browser, shop, role, options)
      onTestFinished(() => desk.leave())
      return desk
    },
    /** The same, for all tests of the file: whoever asks leaves it in `afterAll`. */
    shared: (role: Role, options: BrowserContextOptions = {}) => openDesk(browser, shop, role, options),
  }
}

async function openDesk(
  browser: Browser,
  shop: BuiltShop,
  role: Role | null,
  options: BrowserContextOptions,
): Promise<Desk> {
  const desk = await newDesk(browser, shop, options)
  if (role) await desk.context.addCookies([await cookieOf(shop, role)])
  return desk
}

/** A browser context at any shop, not signed in; who asks leaves it. */
export async function newDesk(
  browser: Browser,
  shop: Pick<BuiltShop, 'url'>,
  options: BrowserContextOptions = {},
): Promise<Desk> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'zh-CN',
    // nothing is tested in the middle of an animation
    reducedMotion: 'reduce',
    ...options,
  })
  // what an operator waits for that long is broken
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  return new Desk(shop, context, page, listenTo(page))
}

/** With the demo's operators, and the pictures of the shop that all journeys share in its library. */
async function openStaffedShop(): Promise<BuiltShop> {
  const starts = inject('starts')
  const shop = await openBuiltShop(starts)
  await addDemoOperators(shop.database.db)
  await addDemoPictures(shop.database.db, starts)
  return shop
}

function listenTo(page: Page, complaints: string[] = []): string[] {
  page.on('request', (request) => complaints.push(...oddities(request)))
  return listen(page, complaints)
}

/** Rule api-4: every request names the company once the session has said it; modules and pictures come as forms. */
function oddities(request: Request): string[] {
  const { pathname, searchParams } = new URL(request.url())
  const [, path = ''] = pathname.split('/api/admin')
  const type = request.headers()['content-type'] ?? ''
  const isMeant = ['fetch', 'xhr'].includes(request.resourceType()) && path !== '' && path !== '/session'
  // an upload goes to where its token says
  if (!isMeant || type.startsWith('multipart/')) return []
  const method = request.method()
  const call = `${method} ${path}`
  const names = method === 'GET' ? searchParams.has('company_id') : request.postData()?.includes('company_id')
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  return [
    ...(names ? [] : [`no company_id: ${call}`]),
    ...(isForm === ['POST /modules', 'POST /images'].includes(call) ? [] : [`${type}: ${call}`]),
  ]
}

async function cookieOf({ app, url }: BuiltShop, role: Role) {
  const [name = '', value = ''] = (await signInAs(app, role)).cookie.split('=')
  return { name, value: decodeURIComponent(value), url, httpOnly: true, sameSite: 'Strict' as const }
}

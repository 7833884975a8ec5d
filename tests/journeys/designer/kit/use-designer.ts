import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { addDemoPictures } from '@server/demo/library'
import { addDemoOperators } from '@server/demo/accounts'
import { browserOfWorker } from '../../../helpers/browser'
import { openBuiltShop, type BuiltShop } from '../../../helpers/built-shop'
import { signInAs } from '../../../helpers/operator'
import { takePage, type Taken } from '../../kit/page-pool'
import { listen } from '../../kit/visit'
import { EditorScreen } from './editor-screen'

/** An operator's usual screen; tests of other sizes set their own. */
const SIZE = { width: 1440, height: 900 }

/** ms after which an action counts as failed. */
const PATIENCE_MS = 20_000

export type Role = 'viewer' | 'editor' | 'owner'

/** One operator at one browser: their own cookies and storage; `newTab` shares both. */
export class Admin {
  constructor(
    readonly shop: Pick<BuiltShop, 'url'>,
    readonly context: BrowserContext,
    readonly page: Page,
    /**
     * Errors and warnings of the console, failed requests, error statuses, and calls of an unexpected shape. The test
     * fails if any are left at its end; remove expected ones with `forgive`.
     */
    readonly complaints: string[],
    private readonly giveBack: Taken['giveBack'],
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
  async newTab(): Promise<Admin> {
    const page = await this.context.newPage()
    listenTo(page, this.complaints)
    return new Admin(this.shop, this.context, page, this.complaints, this.giveBack)
  }

  /**
   * Closes it, or leaves its page to another test if this one passed.
   * @throws if the browser complained about anything that was not forgiven
   */
  async leave(passed = false): Promise<void> {
    await this.giveBack(passed && this.complaints.length === 0)
    expect(this.complaints, 'complaints of the browser').toEqual([])
  }

  /** Removes expected complaints. @throws if there were none */
  forgive(pattern: RegExp): void {
    const kept = this.complaints.filter((complaint) => !pattern.test(complaint))
    if (kept.length === this.complaints.length)
      throw new Error(`Expected a complaint like ${pattern}, got ${JSON.stringify(kept)}`)
    this.complaints.splice(0, Infinity, ...kept)
  }
}

/**
 * A browser and a shop for the tests of one file, isolated from other files. Each `admin(role)` is a new browser
 * context, signed in unless the role is null, closed when its test ends; it must have no complaints then.
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
    async admin(role: Role | null, options: BrowserContextOptions = {}): Promise<Admin> {
      const admin = await openAdmin(browser, shop, role, options)
      onTestFinished(({ task }) => admin.leave(task.result?.state === 'pass'))
      return admin
    },
    /** The same, for all tests of the file: the caller closes it in `afterAll`. */
    shared: (role: Role, options: BrowserContextOptions = {}) => openAdmin(browser, shop, role, options),
  }
}

async function openAdmin(
  browser: Browser,
  shop: BuiltShop,
  role: Role | null,
  options: BrowserContextOptions,
): Promise<Admin> {
  const admin = await newAdmin(browser, shop, options)
  if (role) await admin.context.addCookies([await cookieOf(shop, role)])
  return admin
}

/** A browser context at any shop, not signed in; the caller closes it. */
export async function newAdmin(
  browser: Browser,
  shop: Pick<BuiltShop, 'url'>,
  options: BrowserContextOptions = {},
): Promise<Admin> {
  const { context, page, giveBack } = await takePage(browser, { viewport: SIZE, ...options }, PATIENCE_MS)
  return new Admin(shop, context, page, listenTo(page), giveBack)
}

/** With the demo's operators, and the pictures of the shared shop in its library. */
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

/** Every request names the company once the session has done so; modules and pictures are sent as forms. */
function oddities(request: Request): string[] {
  const { pathname, searchParams } = new URL(request.url())
  const [, path = ''] = pathname.split('/api/admin')
  const type = request.headers()['content-type'] ?? ''
  const isMeant = ['fetch', 'xhr'].includes(request.resourceType()) && path !== '' && path !== '/session'
  // an upload is sent to the address of its token
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

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import type { PageRow, WorkspaceAnswer } from '@schemas/generated/api'
import { parsePage, storedPage } from '@schemas'
import { browserOfWorker } from '@tests/helpers/browser'
import { startServer, type ServerProcess } from '@tests/helpers/server-process'
import { text } from './text-page'
import { newAdmin, type Admin } from './use-designer'

/** ms within which the journal has an edit. */
export const JOURNALLED = 250
/** ms between two keys, of a fast typist. */
const PACE = 60
/** Messages of a browser about a server that is away, is ending, or could not answer any more. */
const AWAY = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET|\b(409|500|503)\b/

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A separate server process for the tests of one file, which can be killed and restarted, with operators. */
export function useKillableServer() {
  let browser: Browser
  let server: ServerProcess
  const { build, seeded } = inject('starts')
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-crash-'))

  beforeAll(async () => {
    cpSync(seeded, dataDir, { recursive: true })
    ;[browser, server] = await Promise.all([browserOfWorker(), startServer({ build, dataDir })])
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(dataDir, { recursive: true })
  })

  /** A call with the operator's session. */
  async function call<T>({ context }: Admin, method: string, path: string, data?: object): Promise<T> {
    const url = `${server.url}/api/admin${path}`
    const answer = await context.request.fetch(url, { method, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`Expected ${method} ${path} to succeed, got ${await answer.text()}`)
    return ((await answer.json()) as { data: T }).data
  }

  return {
    kill: () => server.kill(),
    /** On the same port, so that open tabs find it. */
    restart: async () => {
      server = await startServer({ build, dataDir, port: server.port })
    },
    /** A signed-in owner with a new page of one text. */
    async open() {
      const own = await newAdmin(browser, server)
      const { page } = own
      await own.open()
      await page.getByLabel('账号').fill('owner')
      await page.getByLabel('密码').fill('pumian-owner')
      await page.getByRole('button', { name: /^登\s?录$/ }).click()
      await page.getByRole('heading', { name: '页面' }).waitFor()
      const { page_id, draft_revision: base } = await call<PageRow>(own, 'POST', '/pages', {
        page_type: 'custom',
        platform: 'pc',
        title: '试验页',
      })
      const document = storedPage({
        formatVersion: 2,
        platform: 'pc',
        page: { v: 1, props: {} },
        widgets: { a: text('字') },
      })
      await call(own, 'PUT', '/drafts', { documents: [{ page_id, base, document }] })
      return { own, page, page_id }
    },
    /** Text of the server's draft. */
    async drafted(own: Admin, page_id: string): Promise<unknown> {
      const { pages } = await call<WorkspaceAnswer>(own, 'GET', `/pages/${page_id}/workspace`)
      return parsePage(pages.body.document).page?.widgets['a']?.props['text']
    },
  }
}

/** Kills the renderer: no script, unload handler or timer of the page runs any more. */
export async function crash({ context, page }: Admin): Promise<void> {
  const session = await context.newCDPSession(page)
  const gone = page.waitForEvent('crash')
  // it never answers
  session.send('Page.crash').catch(() => {})
  await gone
  await page.close()
}

/** Types letters continuously until stopped. */
export function typeOnAndOn({ page }: Admin) {
  const told = new AbortController()
  const done = (async () => {
    let typed = ''
    while (!told.signal.aborted) {
      const key = String.fromCharCode(97 + (typed.length % 26))
      await page.keyboard.type(key)
      typed += key
      await wait(PACE)
    }
    return typed
  })()
  return {
    /** The whole typed text. */
    stop() {
      told.abort()
      return done
    },
  }
}

/** Closes it; complaints about the missing server are expected. */
export async function leave(own: Admin): Promise<void> {
  own.complaints.splice(0, Infinity, ...own.complaints.filter((complaint) => !AWAY.test(complaint)))
  await own.leave()
}

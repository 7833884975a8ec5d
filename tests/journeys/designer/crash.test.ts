import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import fc from 'fast-check'
import type { PageRow, WorkspaceAnswer } from '@schemas/generated/api'
import { parsePage, serialisePage } from '@schemas'
import { launchBrowser } from '../../helpers/browser'
import { startServer, type ServerProcess } from '../../helpers/server-process'
import { eventually } from './kit/eventually'
import { text } from './kit/text-page'
import { startTyping, typeOn } from './kit/typing'
import { newDesk, type Desk } from './kit/use-designer'

/** ms within which the journal has an edit. */
const JOURNALLED = 250
/** ms between two keys, of a fast typist. */
const PACE = 60
const SEED = 20260131

let browser: Browser
let server: ServerProcess
const { build, seeded } = inject('starts')
const dataDir = mkdtempSync(join(tmpdir(), 'pumian-crash-'))

beforeAll(async () => {
  cpSync(seeded, dataDir, { recursive: true })
  ;[browser, server] = await Promise.all([launchBrowser(), startServer({ build, dataDir })])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

/** The same port again: open tabs find it. */
const restart = async () => {
  server = await startServer({ build, dataDir, port: server.port })
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** An owner who has signed in, before a new page of one text. */
async function open() {
  const own = await newDesk(browser, server)
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
  const document = serialisePage({
    formatVersion: 1,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { a: text('字') },
  })
  await call(own, 'PUT', '/drafts', { documents: [{ page_id, base, document }] })
  return { own, page, page_id }
}

/** A call in the operator's name. */
async function call<T>({ context }: Desk, method: string, path: string, data?: object): Promise<T> {
  const answer = await context.request.fetch(`${server.url}/api/admin${path}`, {
    method,
    ...(data && { data }),
  })
  if (!answer.ok()) throw new Error(`Expected ${method} ${path} to succeed, got ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** What the server's draft says. */
async function drafted(own: Desk, page_id: string): Promise<unknown> {
  const { pages } = await call<WorkspaceAnswer>(own, 'GET', `/pages/${page_id}/workspace`)
  return parsePage(pages.body.document).page?.widgets['a']?.props['text']
}

/** The renderer dies: nothing of the page runs any more, no unload, no timer. */
async function crash({ context, page }: Desk): Promise<void> {
  const session = await context.newCDPSession(page)
  const gone = page.waitForEvent('crash')
  // it never answers
  session.send('Page.crash').catch(() => {})
  await gone
  await page.close()
}

describe('issue 3 saving: a tab that crashes', () => {
  test(`${JOURNALLED} ms after an edit: it is restored as a step that can be undone`, async () => {
    const { own, page_id } = await open()
    const editor = await own.openEditor(page_id)
    await typeOn(editor, 'a', '，没保存')
    await wait(JOURNALLED)
    await crash(own)
    expect(await drafted(own, page_id)).toBe('字')
    const next = await own.newTab()
    const again = await next.openEditor(page_id)
    await eventually(() => again.canvas('a').innerText()).toBe('字，没保存')
    await again.side('历史')
    await again.left.getByText('恢复未保存的修改').waitFor()
    await eventually(() => drafted(next, page_id)).toBe('字，没保存')
    await again.undo()
    await eventually(() => drafted(next, page_id)).toBe('字')
    await next.leave()
  })

  test('while it was offline for a while: everything up to then is restored', async () => {
    const { own, page_id } = await open()
    const editor = await own.openEditor(page_id)
    await own.context.setOffline(true)
    await typeOn(editor, 'a', '一')
    await eventually(() => editor.topBar.getByRole('status').innerText()).toBe('离线，已暂存在本机')
    await own.page.keyboard.type('二三')
    await wait(JOURNALLED)
    await crash(own)
    await own.context.setOffline(false)
    const next = await own.newTab()
    const again = await next.openEditor(page_id)
    await eventually(() => again.canvas('a').innerText()).toBe('字一二三')
    await eventually(() => drafted(next, page_id)).toBe('字一二三')
    own.forgive(/ERR_INTERNET_DISCONNECTED/)
    await next.leave()
  })
})

describe('issue 3 proof: the server is killed while an operator edits', () => {
  test('at any point: the open tab goes on, and what was typed is in the database', async () => {
    const { own, page, page_id } = await open()
    let expected = '字'
    const editor = await own.openEditor(page_id)
    await startTyping(editor, 'a')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3000 }), async (at) => {
        const typing = typeOnAndOn(own)
        await wait(at)
        await server.kill()
        await wait(500)
        await restart()
        await wait(500)
        expected += await typing.stop()
        await editor.expectSaved()
        expect(await drafted(own, page_id)).toBe(expected)
        expect(await editor.canvas('a').innerText()).toBe(expected)
      }),
      { seed: SEED, numRuns: 2, endOnFailure: true },
    )
    await page.reload()
    await eventually(() => editor.canvas('a').innerText()).toBe(expected)
    await leave(own)
  })

  test('at any point, and the tab dies before it is back: nothing typed before is lost', async () => {
    const { own, page_id } = await open()
    let expected = '字'
    let desk = own
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3000 }), async (at) => {
        const editor = await desk.openEditor(page_id)
        await startTyping(editor, 'a')
        const typing = typeOnAndOn(desk)
        await wait(at)
        await server.kill()
        expected += await typing.stop()
        await wait(JOURNALLED)
        await crash(desk)
        await restart()
        desk = await desk.newTab()
        const again = await desk.openEditor(page_id)
        await eventually(() => again.canvas('a').innerText()).toBe(expected)
        await again.expectSaved()
        await eventually(() => drafted(desk, page_id)).toBe(expected)
      }),
      { seed: SEED + 1, numRuns: 1, endOnFailure: true },
    )
    await leave(desk)
  })

  test('and what the server had confirmed is in its database, whatever the browser knows', async () => {
    const { own, page_id } = await open()
    const editor = await own.openEditor(page_id)
    await typeOn(editor, 'a', '，已保存')
    await editor.expectSaved()
    await server.kill()
    await restart()
    expect(await drafted(own, page_id)).toBe('字，已保存')
    await leave(own)
  })
})

/** Types letters one after the other until told to stop. */
function typeOnAndOn({ page }: Desk) {
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
    /** What was typed in all. */
    stop() {
      told.abort()
      return done
    },
  }
}

/** What a browser says of a server that is away, is about to end, or took what it could not answer any more. */
const AWAY = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|\b(409|500|503)\b/

async function leave(own: Desk): Promise<void> {
  own.complaints.splice(0, Infinity, ...own.complaints.filter((complaint) => !AWAY.test(complaint)))
  await own.leave()
}

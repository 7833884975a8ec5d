import type { Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { eventually } from './kit/eventually'
import { text, textPage } from './kit/text-page'
import { expectCanvas, expectDraft, startTyping, typeOn } from './kit/typing'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

const SAVES = '**/api/admin/drafts'

/** Opens a page of one text. */
async function open() {
  const { page_id } = await textPage(shop(), { a: text('甲') })
  const own = await admin('editor')
  const editor = await own.openEditor(page_id)
  const status = () => editor.topBar.getByRole('status').innerText()
  return { own, page: own.page, page_id, editor, status }
}

describe('saving: failed saves are retried', () => {
  test('offline, editing continues; back online everything is saved', async () => {
    const { own, page, page_id, editor, status } = await open()
    await own.context.setOffline(true)
    await typeOn(editor, 'a', '乙')
    await eventually(status).toBe('离线，已暂存在本机')
    await page.keyboard.type('丙')
    await expectCanvas(editor, 'a', '甲乙丙')
    await expectDraft(shop(), page_id, 'a', '甲')
    await own.context.setOffline(false)
    await editor.expectSaved()
    await expectDraft(shop(), page_id, 'a', '甲乙丙')
    own.forgive(/ERR_INTERNET_DISCONNECTED/)
  })

  inSoak(() => {
    test('a failing server is reported, and saving is retried automatically', async () => {
      const { own, page, page_id, editor, status } = await open()
      let failures = 0
      const fail = async (route: Route) => {
        failures++
        await route.fulfill({ status: 500, json: { msg: '', data: { message: '操作失败', code: 500001 } } })
      }
      await page.route(SAVES, fail)
      await typeOn(editor, 'a', '乙')
      await eventually(status).toBe('保存失败')
      expect(await editor.topBar.getByRole('button', { name: /^重\s?试$/ }).isVisible()).toBe(true)
      await eventually(() => failures).toBeGreaterThan(1)
      await page.unroute(SAVES, fail)
      await editor.expectSaved()
      await expectDraft(shop(), page_id, 'a', '甲乙')
      own.forgive(/500/)
    })
  })

  inSoak(() => {
    test('重试 retries immediately', async () => {
      const { own, page, page_id, editor, status } = await open()
      const fail = (route: Route) =>
        route.fulfill({ status: 503, json: { msg: '', data: { message: '请稍后再试', code: 503001 } } })
      await page.route(SAVES, fail)
      await typeOn(editor, 'a', '乙')
      await eventually(status).toBe('保存失败')
      // from now on no timer of the page fires
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.unroute(SAVES, fail)
      await editor.topBar.getByRole('button', { name: /^重\s?试$/ }).click()
      await page.clock.runFor(10)
      await editor.expectSaysSaved()
      await expectDraft(shop(), page_id, 'a', '甲乙')
      own.forgive(/503/)
    })

    test('a lost answer does no harm', async () => {
      const { own, page, page_id, editor } = await open()
      let lost = 0
      await page.route(SAVES, async (route) => {
        if (lost++ > 0) return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await startTyping(editor, 'a')
      await page.keyboard.type('乙')
      await expectDraft(shop(), page_id, 'a', '甲乙')
      await page.keyboard.type('丙')
      await editor.expectSaved()
      await expectDraft(shop(), page_id, 'a', '甲乙丙')
      expect(await page.getByRole('dialog').count()).toBe(0)
      own.forgive(/ERR_CONNECTION_RESET/)
      // the server recognised its earlier save by its bytes
      own.forgive(/409/)
    })

    test('a slow server gets one save at a time, in order, and the last one has the whole text', async () => {
      const { page, page_id, editor } = await open()
      let under = 0
      let most = 0
      const saved: string[] = []
      await page.route(SAVES, async (route) => {
        most = Math.max(most, ++under)
        saved.push(/甲(\d*)/.exec(route.request().postData() ?? '')?.[1] ?? '')
        const answer = await route.fetch()
        await new Promise((resolve) => setTimeout(resolve, 1500))
        under--
        await route.fulfill({ response: answer })
      })
      await startTyping(editor, 'a')
      await page.keyboard.type('1234567890', { delay: 400 })
      await editor.expectSaved()
      await expectDraft(shop(), page_id, 'a', '甲1234567890')
      expect(most).toBe(1)
      expect(saved.length).toBeGreaterThan(1)
      expect(saved).toEqual(saved.toSorted((a, b) => a.length - b.length))
      expect(saved.at(-1)).toBe('1234567890')
    })
  })
})

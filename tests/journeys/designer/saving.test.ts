import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { text, textPage } from './kit/text-page'
import { expectCanvas, expectDraft, savesOf, startTyping, typeOn } from './kit/typing'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

describe('saving: drafts are saved automatically', () => {
  test('1 s after the last edit, and every 2 s during continuous typing', async () => {
    const { page_id } = await textPage(shop(), { a: text('甲') })
    const own = await admin('editor')
    const { keyboard, clock } = own.page
    await clock.install()
    const editor = await own.openEditor(page_id)
    await startTyping(editor, 'a')
    const saves = savesOf(own.page)
    await clock.pauseAt(Date.now() + 600_000)

    await keyboard.type('1')
    await expect.poll(() => editor.topBar.getByRole('status').innerText()).toBe('保存中…')
    await clock.runFor(999)
    expect(saves).toEqual([])
    await clock.runFor(1)
    await expectDraft(shop(), page_id, 'a', '甲1')
    await editor.expectSaysSaved()
    expect(saves).toHaveLength(1)

    for (const key of '23456') {
      await keyboard.type(key)
      await clock.runFor(400)
    }
    await expectDraft(shop(), page_id, 'a', '甲123456')
    await clock.runFor(5000)
    expect(saves).toHaveLength(2)
  })

  inSoak(() => {
    test('when the operator leaves: to the list, by reloading, by closing the tab', async () => {
      const { page_id } = await textPage(shop(), { a: text('甲') })
      const own = await admin('editor')
      await typeOn(await own.openEditor(page_id), 'a', '，回列表')
      await own.page.getByRole('link', { name: '返回页面列表' }).click()
      await expectDraft(shop(), page_id, 'a', '甲，回列表')

      const second = await own.openEditor(page_id)
      await expectCanvas(second, 'a', '甲，回列表')
      await typeOn(second, 'a', '，刷新')
      await own.page.reload()
      await expectDraft(shop(), page_id, 'a', '甲，回列表，刷新')

      const third = await own.editor()
      await expectCanvas(third, 'a', '甲，回列表，刷新')
      await typeOn(third, 'a', '，关闭')
      await own.page.close({ runBeforeUnload: true })
      await expectDraft(shop(), page_id, 'a', '甲，回列表，刷新，关闭')
    })
  })

  inSoak(() => {
    test('a page too large for a last request is stored in the browser and restored', async () => {
      const own = await admin('editor')
      const editor = await own.openEditor('home')
      await editor.select('coupons')
      await editor.field('标题').click()
      await own.page.keyboard.press('End')
      await own.page.keyboard.type('！')
      await own.page.reload()
      const again = await own.editor()
      await expect.poll(() => again.canvas('coupons').innerText()).toContain('领券中心！')
      await expectDraft(shop(), 'home', 'coupons', '领券中心！')
    })
  })

  inSoak(() => {
    test('a page that is opened and closed without edits is not saved', async () => {
      const own = await admin('owner')
      const saves = savesOf(own.page)
      const editor = await own.openEditor('home')
      await editor.select('coupons')
      await editor.tab('组件样式')
      await editor.expectSaved()
      await own.page.getByRole('link', { name: '返回页面列表' }).click()
      await own.page.getByRole('heading', { name: '页面' }).waitFor()
      expect(saves).toEqual([])
    })

    test('the end of a session loses no input: it is there after signing in again', async () => {
      const { page_id } = await textPage(shop(), { a: text('甲') })
      const own = await admin('editor')
      const editor = await own.openEditor(page_id)
      await startTyping(editor, 'a')
      await own.context.clearCookies()
      await own.page.keyboard.type('乙')
      await own.page.getByLabel('账号').fill('editor')
      await own.page.getByLabel('密码').fill('pumian-editor')
      await own.page.getByRole('button', { name: /^登\s?录$/ }).click()
      const again = await own.editor()
      await expectCanvas(again, 'a', '甲乙')
      await expectDraft(shop(), page_id, 'a', '甲乙')
      own.forgive(/401/)
    })
  })
})

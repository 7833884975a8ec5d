import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { publication } from '@server/db/schema'
import { previewLink } from '@server/content/preview/service'
import { localOf } from '@schemas/show-times'
import { inSoak } from '@tests/helpers/soak'
import { expectAccessible } from './kit/axe'
import { draft, published, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { freshPage, widget } from './kit/fresh-page'
import { look } from './kit/look'
import { text, textPage } from './kit/text-page'
import { expectCanvas, expectDraft, typeOn } from './kit/typing'
import { useDesigner, type Admin } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** A shopper who opens an address of the shop. */
async function visit(path: string): Promise<Page> {
  const shopper = await admin(null)
  await shopper.page.goto(shop().url + path)
  return shopper.page
}

const sees = async (page: Page, words: string) => (await page.getByText(words, { exact: true }).count()) > 0

/** Content of the window that a click opens. */
async function opened({ context }: Admin, open: () => Promise<void>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent('page'), open()])
  await page.waitForURL(/preview=/)
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
  return page
}

describe('publishing', () => {
  test('header, body and footer are published together', async () => {
    const { page_id, path } = await textPage(shop(), { a: text('主体旧') })
    const own = await admin('owner')
    const editor = await own.openEditor(page_id)
    await editor.select('a')
    await editor.setField('文本', '主体新')
    await editor.select('head-search')
    await editor.setField('提示文字', '页头新')
    await editor.select('closing')
    await editor.setField('文本', '页脚新')
    await editor.saveNow()
    const before = await visit(path)
    for (const words of ['主体新', '页脚新']) expect(await sees(before, words)).toBe(false)

    await editor.topBar.getByRole('button', { name: /^发\s?布$/ }).click()
    for (const part of ['页头（影响所有页面）', '页面主体', '页脚（影响所有页面）'])
      expect(await editor.dialog.getByRole('checkbox', { name: part }).isChecked()).toBe(true)
    await expectAccessible(own.page, 'publish')
    await look(own.page, 'publish')
    await editor.dialog.getByLabel('备注').fill('三处一起')
    await editor.dialog.getByRole('button', { name: /^发\s?布$/ }).click()
    await editor.closePublished()
    await editor.topBar.getByText('已发布', { exact: true }).waitFor()
    const after = await visit(path)
    for (const words of ['主体新', '页脚新']) expect(await sees(after, words)).toBe(true)
    expect(await after.getByPlaceholder('页头新').count()).toBe(1)
    const rows = await shop().database.db.select().from(publication).where(eq(publication.note, '三处一起'))
    expect(rows).toHaveLength(1)
  })

  inSoak(() => {
    test('a problem blocks it; the list leads to the field, and once it is corrected the page is published', async () => {
      const page_id = await freshPage(shop(), {
        widgets: {
          ok: { ...text('好的'), order: 'a0' },
          slides: {
            ...widget('W0001', 'a1', { props: { data: [] }, style: { width: 1190, height: 300 } }),
            name: '轮播图',
          },
        },
      })
      const own = await admin('owner')
      const editor = await own.openEditor(page_id)
      await editor.topBar.getByRole('button', { name: '1 个问题' }).waitFor()
      await editor.topBar.getByRole('button', { name: /^发\s?布$/ }).click()
      expect(await editor.dialog.getByRole('button', { name: /^发\s?布$/ }).isDisabled()).toBe(true)
      await look(own.page, 'publish-blocked')
      await editor.dialog.getByRole('button', { name: /请至少添加1张轮播图/ }).click()
      await editor.dialog.waitFor({ state: 'hidden' })
      expect(await editor.selected()).toBe('slides')
      await editor.settings.getByText('请至少添加1张轮播图').waitFor()
      await editor.settings.getByRole('button', { name: /添加图片链接/ }).click()
      await editor.topBar.getByRole('button', { name: '1 处未填写' }).waitFor()
      await editor.saveNow()
      await editor.publish()
      expect(widgetOf(await published(shop(), page_id), 'slides').props['data']).toHaveLength(1)
    })

    test('at a set time: it is scheduled, visible and can be cancelled; at that time it goes live', async () => {
      const { page_id, path } = await textPage(shop(), { a: text('旧') })
      const own = await admin('owner')
      const editor = await own.openEditor(page_id)
      const schedule = async (words: string) => {
        await editor.select('a')
        await editor.setField('文本', words)
        await editor.saveNow()
        await editor.topBar.getByRole('button', { name: /^发\s?布$/ }).click()
        await editor.dialog.getByText('定时发布', { exact: true }).first().click()
        await editor.dialog.getByLabel('定时发布的时间（北京时间）').waitFor()
        await editor.dialog.getByLabel('备注').fill(words)
        await look(own.page, 'publish-later')
        await editor.dialog.getByRole('button', { name: '定时发布' }).click()
        await editor.topBar.getByText('待发布', { exact: true }).waitFor()
      }
      await schedule('反悔')
      await editor.topBar.getByRole('button', { name: '历史版本' }).click()
      await editor.dialog.getByRole('button', { name: '取消发布' }).click()
      const question = own.page.getByRole('dialog', { name: /^确定取消 .* 的定时发布？$/ })
      await question.getByRole('button', { name: /^确\s?定$/ }).click()
      await editor.expectMessage('已取消定时发布')
      await own.page.keyboard.press('Escape')
      await editor.topBar.getByText('有修改', { exact: true }).waitFor()

      await schedule('到点')
      expect(await sees(await visit(path), '到点')).toBe(false)
      const { db } = shop().database
      await db.update(publication).set({ at: new Date() }).where(eq(publication.note, '到点'))
      await eventually(async () => widgetOf(await published(shop(), page_id), 'a').props['text']).toBe('到点')
      expect(await sees(await visit(path), '到点')).toBe(true)
      const states = await db.select().from(publication)
      expect(states.filter(({ note }) => note === '反悔').map(({ state }) => state)).toEqual(['cancelled'])
    })
  })
})

inSoak(() => {
  describe('versions', () => {
    test('each version is drawn, compared visually and by property, and can be restored: undoable, live after publishing', async () => {
      const { page_id, path } = await textPage(shop(), { a: text('第一版的字'), b: text('不变', 'a1') })
      const own = await admin('owner')
      const editor = await own.openEditor(page_id)
      await editor.select('a')
      await editor.setField('文本', '第二版的字')
      await editor.insert('优惠券')
      await editor.saveNow()
      await editor.publish()
      await editor.topBar.getByRole('button', { name: '历史版本' }).click()
      const { dialog } = editor
      const versions = dialog.getByRole('list', { name: '版本' }).getByRole('button', { name: /^第 \d+ 版/ })
      await eventually(() => versions.count()).toBe(2)
      await versions.last().click()
      await dialog.getByRole('img').getByText('第一版的字').waitFor()
      await look(own.page, 'versions')
      await expectAccessible(own.page, 'versions')
      await dialog.getByRole('tab', { name: '对比' }).click()
      await dialog.getByRole('region', { name: '当前草稿' }).getByText('第二版的字').waitFor()
      await dialog
        .getByRole('region', { name: /^第 \d+ 版$/ })
        .getByText('第一版的字')
        .waitFor()
      await eventually(() => dialog.locator('[data-mark="changed"]').count()).toBe(2)
      expect(await dialog.locator('[data-mark="added"]').count()).toBe(1)
      await look(own.page, 'versions-drawn')
      await dialog.getByText('属性', { exact: true }).click()
      const row = dialog.getByRole('row').filter({ hasText: '第一版的字' })
      expect(await row.innerText()).toMatch(/修改\s+文本 · 第二版的字\s+文本\s+第一版的字\s+第二版的字/)
      await look(own.page, 'versions-words')

      await dialog.getByRole('button', { name: '回到这一版' }).click()
      const question = own.page.getByRole('dialog', { name: /^确定回到第 \d+ 版？/ })
      await question.getByRole('button', { name: /^确\s?定$/ }).click()
      await expectCanvas(editor, 'a', '第一版的字')
      await expectDraft(shop(), page_id, 'a', '第一版的字')
      expect(await sees(await visit(path), '第二版的字')).toBe(true)
      await editor.undo()
      await expectDraft(shop(), page_id, 'a', '第二版的字')
      await editor.redo()
      await expectDraft(shop(), page_id, 'a', '第一版的字')
      await editor.saveNow()
      await editor.publish()
      const shopper = await visit(path)
      expect([await sees(shopper, '第一版的字'), await sees(shopper, '第二版的字')]).toEqual([true, false])
      expect(Object.keys((await draft(shop(), page_id)).widgets)).toEqual(['a', 'b'])
    })
  })
})

inSoak(() => {
  describe('preview', () => {
    test('a signed link shows the draft in the real storefront, at desktop or phone width', async () => {
      const { page_id, path } = await textPage(shop(), { a: text('已发布') })
      const own = await admin('editor')
      const editor = await own.openEditor(page_id)
      await typeOn(editor, 'a', '，草稿')
      const wide = await opened(own, () =>
        editor.topBar.getByRole('button', { name: '预览', exact: true }).click(),
      )
      expect(await sees(wide, '已发布，草稿')).toBe(true)
      expect(new URL(wide.url()).pathname).toBe('/custompage')
      await editor.topBar.getByRole('button', { name: '其他预览方式' }).click()
      const narrow = await opened(own, () => own.page.getByRole('menuitem', { name: '手机宽度预览' }).click())
      expect(await narrow.evaluate(() => innerWidth)).toBe(390)
      expect(await sees(narrow, '已发布，草稿')).toBe(true)
      expect(await sees(await visit(path), '已发布，草稿')).toBe(false)
    })

    test('a forged or expired link shows nothing', async () => {
      const { page_id, draft_revision } = await textPage(shop(), { a: text('秘密') })
      const { db } = shop().database
      const link = (at: number) =>
        previewLink(db, '1', { pages: [{ page_id, revision: draft_revision }], platform: 'pc' }, at)
      const fresh = (await link(Date.now())).url
      const expired = (await link(Date.now() - 31 * 60_000)).url
      const shopper = await admin(null)
      for (const [url, status] of [
        [fresh, 200],
        [`${fresh.slice(0, -4)}AAAA`, 404],
        [expired, 404],
      ] as const) {
        const answer = await shopper.page.goto(shop().url + url)
        expect([url, answer?.status()]).toEqual([url, status])
        expect(await sees(shopper.page, '秘密')).toBe(status === 200)
      }
      shopper.forgive(/404/)
    })
  })
})

inSoak(() => {
  describe('a widget is shown in a time range', () => {
    test('preview at a chosen time, on the canvas and in the storefront', async () => {
      const style = { showFrom: '2099-11-11 00:00:00', showTo: '2099-11-12 00:00:00' }
      const { page_id } = await textPage(shop(), { a: text('平日'), b: text('双十一', 'a1', style) })
      const own = await admin('editor')
      const editor = await own.openEditor(page_id)
      const opacity = () => editor.canvas('b').evaluate((element) => getComputedStyle(element).opacity)
      const at = async (moment: string) => {
        await editor.topBar.getByRole('button', { name: '按时间预览' }).click()
        const field = own.page.getByRole('textbox', { name: '预览时间' })
        await field.fill(moment)
        await field.press('Enter')
        await own.page.keyboard.press('Escape')
      }
      const preview = () =>
        opened(own, () => editor.topBar.getByRole('button', { name: '预览', exact: true }).click())
      expect(await opacity()).toBe('1')
      await at('2099-11-10 23:59:59')
      await eventually(opacity).toBe('0.15')
      expect(await sees(await preview(), '双十一')).toBe(false)
      await at('2099-11-11 00:00:00')
      await eventually(opacity).toBe('1')
      await look(own.page, 'moment')
      expect(await sees(await preview(), '双十一')).toBe(true)
    })

    test('the shop switches to the second, even with cached pages', async () => {
      const soon = localOf(Date.now() + 4000)
      const { path } = await textPage(shop(), {
        comes: text('来了', 'a0', { showFrom: soon }),
        goes: text('走了', 'a1', { showTo: soon }),
      })
      const shopper = await admin(null)
      const seen = async () => {
        await shopper.page.goto(shop().url + path)
        return [await sees(shopper.page, '来了'), await sees(shopper.page, '走了')]
      }
      expect(await seen()).toEqual([false, true])
      await eventually(seen).toEqual([true, false])
    })
  })
})

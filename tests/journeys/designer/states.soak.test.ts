import { describe, expect, test } from 'vitest'
import { expectAccessible } from './kit/axe'
import { draft, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { byId, groupOf } from './kit/form/controls'
import { Form } from './kit/form/places'
import { freshPage, widget } from './kit/fresh-page'
import { Keyboard } from './kit/keyboard'
import { look } from './kit/look'
import { text } from './kit/text-page'
import { expectDraft } from './kit/typing'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

describe('the menu of a widget', () => {
  test.each(['Shift+F10', 'ContextMenu'])('%s opens it, arrow keys and Enter operate it', async (keys) => {
    const own = await admin('owner')
    const keyboard = await Keyboard.of(own.page)
    const page_id = await freshPage(shop(), { widgets: { a: text('甲', 'a0'), b: text('乙', 'a1') } })
    const screen = await own.openEditor(page_id)
    await screen.select('a')
    await screen.viewport.focus()
    await keyboard.press(keys)
    const menu = own.page.getByRole('menu')
    await menu.waitFor()
    await expectAccessible(own.page, 'menu of a widget')
    await look(own.page, 'menu-keyboard')
    // the first enabled entry has the focus
    const focusedItem = () => own.page.evaluate(() => document.activeElement?.textContent ?? '')
    await eventually(focusedItem).toContain('编辑')
    for (let item = await focusedItem(); !item.startsWith('复制一份'); item = await focusedItem()) {
      await keyboard.press('ArrowDown')
      await eventually(focusedItem).not.toBe(item)
    }
    const copy = await screen.newlySelected(() => keyboard.press('Enter'))
    await keyboard.expectFocus(screen.viewport)
    await screen.expectSaved()
    expect(widgetOf(await draft(shop(), page_id), copy).props['text']).toBe('甲')

    await keyboard.press(keys)
    await menu.waitFor()
    await keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await keyboard.expectFocus(screen.viewport)
    expect(await screen.selected()).toBe(copy)
  })
})

describe('a session that ends during editing', () => {
  test('the password is requested over the page; the input is kept and saved', async () => {
    const page_id = await freshPage(shop(), { widgets: { a: text('甲', 'a0') } })
    const own = await admin(null)
    const { page, context } = own
    await own.open(`/pages/${page_id}`)
    const signIn = async (password = 'pumian-owner') => {
      await page.getByLabel('密码').fill(password)
      await page.getByRole('button', { name: /^登\s?录$/ }).click()
    }
    await page.getByLabel('账号').fill('owner')
    await signIn()
    const screen = await own.editor()
    await screen.select('a')
    await context.clearCookies()
    await screen.setField('文本', '会话已经结束')

    const dialog = page.getByRole('dialog', { name: '登录已失效，请重新登录' })
    await dialog.waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password')
    expect(await dialog.getByLabel('账号').inputValue()).toBe('owner')
    await expectAccessible(page, 'session ended')
    await look(page, 'session-ended')
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await signIn()
    await dialog.waitFor({ state: 'hidden' })
    await expectDraft(shop(), page_id, 'a', '会话已经结束')
    await eventually(() => screen.canvas('a').innerText()).toBe('会话已经结束')
    expect(await screen.selected()).toBe('a')
    await screen.undo()
    await expectDraft(shop(), page_id, 'a', '甲')
    own.forgive(/401/)
  })
})

describe('axe finds no violations in a picker', () => {
  const DIALOG = '.ant-modal-wrap'

  test('goods, coupons, shops, categories, hot zones, preview', async () => {
    const page_id = await freshPage(shop(), {
      widgets: {
        goods: widget('W0002', 'a0'),
        coupons: widget('W0021', 'a1'),
        shops: widget('W0020', 'a2'),
        categories: widget('W0022', 'a3'),
        zones: {
          ...widget('W0003', 'a4', {
            props: {
              imgUrl: '/media/hean/art/strip-doors.webp',
              data: [{ leftPer: 0.25, topPer: 0, widthPer: 0.25, heightPer: 1, pathData: {} }],
            },
          }),
        },
      },
    })
    const own = await admin('owner')
    const screen = await own.openEditor(page_id)
    const { page, dialog } = screen
    const picking = async (uuid: string, type: string, property: string) => {
      await screen.side('图层')
      await screen.line(uuid).click()
      await screen.formReady()
      const place = new Form(type).at(['props', property])
      return { place, group: groupOf(screen, place), button: byId(screen, place.id) }
    }
    const validate = async (name: string) => {
      await expectAccessible(page, name, DIALOG)
      await look(page, `picker-${name}`)
      await screen.closeDialog()
    }
    for (const [uuid, type] of [
      ['goods', 'W0002'],
      ['coupons', 'W0021'],
      ['shops', 'W0020'],
    ] as const) {
      const { button } = await picking(uuid, type, 'data')
      await button.click()
      await dialog.locator('tbody tr.ant-table-row').first().click()
      await dialog.getByText(/^已选 1 /).waitFor()
      await validate(uuid)
      // at the position where it was opened
      await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    const { button } = await picking('categories', 'W0022', 'categoryData')
    await button.click()
    await dialog.locator('.ant-tree-checkbox').first().click()
    await validate('categories')

    const { group } = await picking('zones', 'W0003', 'data')
    await group.getByRole('button', { name: /^热区 1，/ }).focus()
    await expectAccessible(page, 'hot zones', 'aside[aria-label="设置"]')
    await group.getByRole('button', { name: '大图编辑' }).click()
    await dialog.getByRole('button', { name: /^热区 1，/ }).focus()
    await page.keyboard.press('ArrowRight')
    await validate('hot-zones')
    await screen.expectSaved()
    expect(widgetOf(await draft(shop(), page_id), 'zones').props['data']).toMatchObject([{ leftPer: 0.255 }])

    await page.getByRole('button', { name: '其他预览方式' }).click()
    await page.getByRole('menuitem').first().waitFor()
    await expectAccessible(page, 'preview', '.ant-dropdown')
    await look(page, 'preview-menu')
    await page.keyboard.press('Escape')

    // the dialog begins at its trigger
    await screen.topBar.getByRole('button', { name: /^发\s?布$/ }).click()
    await eventually(() =>
      dialog
        .getByRole('group', { name: '将一起发布' })
        .getByRole('checkbox')
        .first()
        .evaluate((tick) => tick === document.activeElement),
    ).toBe(true)
  })
})

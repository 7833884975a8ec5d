import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import type { PageRow } from '@schemas/generated/api'
import { signInAs } from '../../helpers/operator'
import { expectAccessible, shown } from './kit/axe'
import { answerQuestion } from './kit/editor-screen'
import { eventually } from './kit/eventually'
import { look } from './kit/look'
import { text, textPage } from './kit/text-page'
import { useDesigner, type Admin } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** The page of an address of the shop, as a shopper sees it. */
async function visit(path = '/') {
  const shopper = await admin(null)
  const answer = await shopper.page.goto(shop().url + path)
  return { page: shopper.page, status: answer?.status() ?? 0, shopper }
}

/** By the end of its name: an icon before it also has a name. */
const button = ({ page }: Admin, name: string) =>
  page.getByRole('button', { name: new RegExp(`${[...name].join('\\s?')}$`) }).filter({ visible: true })

describe('settings by schema forms', () => {
  inSoak(() => {
    test('an item of the side menu appears in the shop', async () => {
      const own = await admin('owner')
      const page = await own.open('/settings')
      await page.getByRole('tab', { name: '侧边菜单' }).click()
      await page.getByRole('button', { name: /添加菜单项/ }).click()
      const item = page.getByRole('group', { name: /^菜单项 \d+$/ }).last()
      await item.locator('[aria-expanded="false"]').click()
      await item.getByLabel('名称', { exact: true }).fill('联系我们')
      await page.getByRole('tab', { name: '店铺信息' }).click()
      await page.getByRole('tab', { name: '侧边菜单' }).click()
      await expectAccessible(page, 'settings')
      await look(page, 'settings-menu')
      await button(own, '保存').click()
      await page.locator('.ant-message').getByText('保存成功').waitFor()
      await eventually(() => button(own, '保存').isDisabled()).toBe(true)
      const { page: shopPage } = await visit()
      await eventually(() => shopPage.getByText('联系我们').count()).toBeGreaterThan(0)
    })
  })

  test("the shop's information appears in its footer; a wrong value is refused with a message", async () => {
    const own = await admin('owner')
    const page = await own.open('/settings')
    await page.getByRole('tab', { name: '店铺信息' }).click()
    await page.getByLabel('ICP备案号').fill('京ICP备12345678号')
    await page.getByLabel('客服电话').fill('电话')
    await button(own, '保存').click()
    await page.getByText('客服电话只能包含数字和 -，3 到 20 位').first().waitFor()
    await page.getByLabel('客服电话').fill('400-123-4567')
    await button(own, '保存').click()
    await page.locator('.ant-message').getByText('保存成功').waitFor()
    await look(page, 'settings-shop')
    const { page: shopPage } = await visit()
    const footer = shopPage.getByRole('contentinfo')
    await eventually(() => footer.innerText()).toContain('京ICP备12345678号')
    expect(await footer.innerText()).toContain('400-123-4567')
  })

  inSoak(() => {
    test('an editor can view and not save', async () => {
      const own = await admin('editor')
      await own.open('/settings')
      expect(await button(own, '保存').isDisabled()).toBe(true)
    })
  })
})

describe('the list of pages', () => {
  const open = async (kind = '自定义页') => {
    const own = await admin('owner')
    const page = await own.open()
    await page.getByRole('tab', { name: kind }).click()
    const row = (title: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
    const more = async (title: string, what: string) => {
      await page.getByRole('button', { name: `更多：${title}`, exact: true }).click()
      const item = page.getByRole('menuitem', { name: what })
      await item.waitFor()
      // a click on an element that is just expanding under the pointer is lost
      await shown(page)
      await item.click()
    }
    return { own, page, row, more }
  }

  inSoak(() => {
    test('created from a template, duplicated, renamed, found by its name, deleted and restored', async () => {
      // another try finds the pages of the one before
      const [first, second] = ['甲', '乙'].map((name) => `活动${name}${Date.now()}`) as [string, string]
      const { own, page, row, more } = await open()
      await page.getByRole('button', { name: '新建自定义页' }).click()
      await page.getByLabel('页面名称').fill(first)
      await page.getByText('会员活动日', { exact: true }).click()
      await page.getByRole('button', { name: '创建并编辑' }).click()
      const editor = await own.editor()
      await eventually(() =>
        editor.stage.locator('[data-canvas-region="body"] > * [data-widget]').count(),
      ).toBeGreaterThan(5)
      await page.getByRole('link', { name: '返回页面列表' }).click()
      await page.getByRole('tab', { name: '自定义页' }).click()
      await row(first).waitFor()

      await more(first, '复制')
      const copied = page.locator('.ant-message').getByText(/^已复制为“.+”$/)
      await copied.waitFor()
      const copy = /“(.+)”/.exec(await copied.innerText())?.[1] ?? ''
      expect(copy).not.toBe(first)
      await more(copy, '名称与搜索信息')
      await page.getByLabel('页面名称').fill(second)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^保\s?存$/ })
        .click()
      await row(second).waitFor()
      await expectAccessible(page, 'list of custom pages')
      await page.getByLabel('搜索页面').fill('动乙')
      await page.keyboard.press('Enter')
      await row(first).waitFor({ state: 'hidden' })
      expect(await row(second).count()).toBe(1)

      await more(second, '删除')
      await answerQuestion(page, `确定删除页面“${second}”？`)
      await page.locator('.ant-message').getByText('删除成功！').waitFor()
      await row(second).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: /^撤\s?销$/ }).click()
      await row(second).waitFor()
      await look(page, 'custom-pages')
    })
  })

  test('the data for search engines are edited here and appear in the head of the shop’s page', async () => {
    const { path } = await textPage(shop(), { a: text('内容') }, '会被搜到')
    const { page, more } = await open()
    await more('会被搜到', '名称与搜索信息')
    await page.getByLabel('搜索标题').fill('搜索里的标题')
    await page.getByLabel('搜索关键词').fill('甲,乙')
    await page.getByLabel('搜索描述').fill('搜索里的描述')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^保\s?存$/ })
      .click()
    await page.locator('.ant-message').getByText('保存成功').waitFor()
    const { page: shopPage } = await visit(path)
    await eventually(() => shopPage.title()).toContain('搜索里的标题')
    const meta = (name: string) => shopPage.locator(`meta[name="${name}"]`).getAttribute('content')
    expect([await meta('keywords'), await meta('description')]).toEqual(['甲,乙', '搜索里的描述'])
  })

  /** Each retry creates a home page of its own, beside those of earlier ones. */
  let tries = 0

  inSoak(() => {
    test('one home page is enabled at a time; an unpublished one cannot be enabled, an enabled one not deleted', async () => {
      const owner = await signInAs(shop().app, 'owner')
      const title = `新首页${++tries}`
      const second = await owner.data<PageRow>('/pages', {
        method: 'POST',
        body: { page_type: 'home', platform: 'pc', title },
      })
      const { list } = await owner.data<{ list: PageRow[] }>('/pages?page_type=home')
      const first = list.find((home) => home.title === '首页' && home.platform === 'pc')
      await owner.data(`/pages/${first?.page_id}/enable`, { method: 'POST', body: { enabled: true } })
      const { own, page, row } = await open('首页')
      const enabled = (which: string) => page.getByRole('switch', { name: `启用 ${which}`, exact: true })
      await row(title).waitFor()
      await enabled(title).click()
      await page.locator('.ant-message-error').waitFor()
      own.forgive(/4(09|22)/)
      expect(await enabled('首页').isChecked()).toBe(true)

      const body = { pages: [{ page_id: second.page_id, revision: second.draft_revision }] }
      await owner.data('/publish', { method: 'POST', body })
      await page.reload()
      await enabled(title).click()
      await eventually(() => enabled('首页').isChecked()).toBe(false)
      expect(await enabled(title).isChecked()).toBe(true)
      await page.getByRole('button', { name: `更多：${title}`, exact: true }).click()
      const removal = page.getByRole('menuitem', { name: '删除（启用中的页面不能删除）' })
      await removal.waitFor()
      expect(await removal.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Escape')
      await enabled('首页').click()
      await eventually(() => enabled(title).isChecked()).toBe(false)
    })
  })
})

import { describe, expect, test } from 'vitest'
import { catalogue } from '@schemas/generated/catalogue'
import { expectAccessible } from './kit/axe'
import { childrenIn, draft, published, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** Their names in the list of pages. */
const titleOf = (section: string) => catalogue[section]?.title ?? section

describe.each(['cart-lines', 'goods-list'])('the storefront’s own page %s', (section) => {
  test('its fixed section stays; widgets around it are published with it', async () => {
    const own = await admin('owner')
    const { page } = own
    await own.open()
    await page.getByText('商城页面', { exact: true }).click()
    // the list has more than one page of them
    await page.getByLabel('搜索页面').fill(titleOf(section))
    await page.getByLabel('搜索页面').press('Enter')
    await page
      .getByRole('link', { name: titleOf(section), exact: true })
      .first()
      .click()
    const screen = await own.editor()
    const { page_id } = screen
    const [fixed = ''] = childrenIn(await published(shop(), page_id), null)
    expect(widgetOf(await published(shop(), page_id), fixed).type).toBe(section)
    // it is drawn as a placeholder, since the shop's own part is not part of the designer
    await eventually(() => screen.canvas(fixed).innerText()).toContain(titleOf(section))

    const { x, y } = await screen.middleOf(screen.canvas(fixed))
    await page.mouse.click(x, y)
    await eventually(() => screen.selected()).toBe(fixed)
    await screen.settings.getByText('这里没有可以设置的内容').waitFor()
    await screen.keys('Delete')
    await screen.expectMessage('固定区块不能删除')
    await screen.keys('ControlOrMeta+x')
    await screen.expectMessage('固定区块不能删除')
    await screen.keys('ControlOrMeta+d')
    await screen.expectMessage('固定区块只能有一个')
    expect(await screen.dialog.count()).toBe(0)
    await expectAccessible(page, `section ${section}`)

    const above = await screen.dragIn('文本', { above: fixed })
    await screen.setField('文本', '满 199 包邮')
    const below = await screen.dragIn('文本', { below: fixed })
    await screen.setField('文本', '七天无理由退换')
    await look(page, `section-${section}`)
    await screen.saveNow()
    expect(childrenIn(await draft(shop(), page_id), null)).toEqual([above, fixed, below])

    await screen.publish()
    await screen.topBar.getByRole('button', { name: '历史版本' }).click()
    const drawn = screen.dialog.getByRole('img', { name: /^第 \d+ 版$/ })
    await eventually(() => drawn.textContent()).toContain(titleOf(section))
    expect(await drawn.textContent()).not.toContain('未知组件')
    await look(page, `section-${section}-versions`)
    expect(childrenIn(await published(shop(), page_id), null)).toEqual([above, fixed, below])
  })
})

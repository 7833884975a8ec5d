import { expect, test } from 'vitest'
import { complete } from '../kit/visit'
import { childrenIn, draft, published, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

test('an operator builds a home page from an empty one by mouse, publishes it, and shoppers see it', async () => {
  const owner = await admin(null)
  const { page } = owner
  await owner.open()
  await page.getByLabel('账号').fill('owner')
  await page.getByLabel('密码').fill('pumian-owner')
  await look(page, 'sign-in')
  await page.getByRole('button', { name: /^登\s?录$/ }).click()
  await page.getByRole('heading', { name: '最近的页面' }).waitFor()
  await look(page, 'start')
  await page.getByRole('menuitem', { name: '页面' }).click()
  await page.getByRole('button', { name: '更多：首页' }).waitFor()
  await look(page, 'pages')

  await page.getByRole('button', { name: '新建首页' }).click()
  await page.getByLabel('页面名称').fill('夏日首页')
  await page.getByText('空白页', { exact: true }).click()
  await look(page, 'new-page')
  await page.getByRole('button', { name: '创建并编辑' }).click()
  const editor = await owner.editor()
  const { page_id } = editor
  await look(page, 'empty')

  // a free panel with a menu, slides and a text, like the beginning of the demo's home page
  const panel = await editor.dragIn('自由面板', { region: 'body' })
  await editor.dragHandle('bottom', 0, 370 - (await heightOf(panel)))
  const menu = await editor.dragIn('主类目导航', { in: panel, x: 30, y: 30 })
  await editor.tab('组件样式')
  await editor.setField('横坐标', '0')
  await editor.setField('纵坐标', '0')
  const slides = await editor.dragIn('轮播图', { in: panel, x: 600, y: 180 })
  await editor.setField('宽度', '970')
  await editor.setField('高度', '360')
  await editor.setField('横坐标', '220')
  await editor.setField('纵坐标', '10')
  await editor.tab('属性')
  await editor.settings.getByRole('button', { name: '选择图片' }).first().click()
  await editor.dialog.getByRole('button', { name: /衣橱上新/ }).click()
  await look(page, 'library')
  await editor.ok()
  await editor.canvas(slides).getByRole('img').first().waitFor()
  await look(page, 'hero')
  const text = await editor.dragIn('文本', { in: panel, x: 60, y: 320 })
  await editor.setField('文本', '查看全部商品')
  // a box that was not resized manually follows its text
  await eventually(() => editor.canvas(text).innerText()).toBe('查看全部商品')
  const isCut = () =>
    editor
      .canvas(text)
      .locator('.pm-body > *')
      .evaluate((own) => own.scrollWidth > own.clientWidth)
  expect(await isCut()).toBe(false)
  await editor.topBar.getByRole('button', { name: '撤销' }).click()
  expect(await widthOf(text)).toBe(52)
  await editor.topBar.getByRole('button', { name: '重做' }).click()
  expect(await widthOf(text)).toBeGreaterThan(100)
  await editor.tab('组件样式')
  await editor.setField('宽度', '180')
  await editor.tab('属性')
  await editor.setField('文本', '查看全部')
  await eventually(() => editor.canvas(text).innerText()).toBe('查看全部')
  expect(await widthOf(text)).toBe(180)

  // widgets below it, filled by the pickers
  const coupons = await editor.dragIn('优惠券', { below: panel })
  await editor.pick('优惠券', ['新人立减券', '满199减30', '服饰八折券'])
  await eventually(() => editor.canvas(coupons).innerText()).toContain('服饰八折券')
  const goods = await editor.dragIn('商品', { below: coupons })
  await editor.pick('商品', ['收腰碎花连衣裙'], '连衣裙')
  await eventually(() => editor.canvas(goods).innerText()).toContain('收腰碎花连衣裙')
  const logos = await editor.dragIn('Logo墙', { below: goods })
  const nearby = await editor.dragIn('附近商家', { above: coupons })
  await look(page, 'built')

  // order by dragging: on the canvas, then in the outline
  await editor.dragWidget(goods, { above: nearby })
  await editor.saveNow()
  const order = async () => childrenIn(await draft(shop(), page_id), null)
  expect(await order()).toEqual([panel, goods, nearby, coupons, logos])
  await editor.side('图层')
  await look(page, 'outline')
  await editor.dragLine(logos, { above: goods })
  await editor.saveNow()
  expect(await order()).toEqual([panel, logos, goods, nearby, coupons])

  // the exact question and answer
  await editor.select(nearby)
  await editor.stage.getByRole('button', { name: '删除' }).click()
  await editor.answer('确定删除该挂件？')
  await editor.expectMessage('删除成功！')
  expect(await editor.canvas(nearby).count()).toBe(0)
  await editor.topBar.getByRole('button', { name: '撤销' }).click()
  await editor.canvas(nearby).waitFor()
  await editor.topBar.getByRole('button', { name: '重做' }).click()
  await eventually(() => editor.canvas(nearby).count()).toBe(0)
  await look(page, 'done')

  await editor.publish('页面已发布，还没有启用')
  expect(childrenIn(await published(shop(), page_id), null)).toEqual([panel, logos, goods, coupons])
  expect(widgetOf(await published(shop(), page_id), slides).style).toMatchObject({
    x: 220,
    y: 10,
    width: 970,
    height: 360,
  })
  expect(widgetOf(await published(shop(), page_id), menu).parent).toBe(panel)
  await page.getByRole('link', { name: '返回页面列表' }).click()
  await page.getByRole('switch', { name: '启用 夏日首页' }).click()
  await eventually(() => page.getByRole('switch', { name: '启用 首页' }).isChecked()).toBe(false)
  await look(page, 'enabled')

  await page.goto(`${shop().url}/`)
  await complete(page)
  await page.locator(`[data-widget="${text}"]`).getByText('查看全部').waitFor()
  await page.locator(`[data-widget="${goods}"]`).getByText('收腰碎花连衣裙').waitFor()
  expect(await page.locator(`[data-widget="${coupons}"]`).innerText()).toContain('服饰八折券')
  expect(await page.locator(`[data-widget="${slides}"] img`).first().getAttribute('src')).toContain(
    '/media/hean/art/',
  )
  await look(page, 'shop')

  async function widthOf(uuid: string): Promise<number> {
    return editor.canvas(uuid).evaluate((frame) => (frame as HTMLElement).offsetWidth)
  }

  async function heightOf(uuid: string): Promise<number> {
    return editor.canvas(uuid).evaluate((frame) => (frame as HTMLElement).offsetHeight)
  }
})

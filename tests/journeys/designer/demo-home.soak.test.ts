import { expect, test } from 'vitest'
import type { PageJson } from '@schemas'
import { insertDefaults } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { Filling } from './kit/build/filling'
import { GIVE } from './kit/build/leaves'
import { saidOf, type Fields } from './kit/build/said'
import { childrenIn, published, widgetOf } from './kit/documents'
import type { EditorScreen } from './kit/editor-screen'
import { eventually } from './kit/eventually'
import { Form } from './kit/form/places'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** ms: some thousand mouse and key events. */
const PATIENCE = 300_000

interface Said extends Fields {
  type: string
  children: Said[]
}

/** The texts of a page, without the names that documents give to widgets. */
const treeOf = (page: PageJson, parent: string | null = null): Said[] =>
  childrenIn(page, parent).map((uuid) => {
    const { type, props, style } = widgetOf(page, uuid)
    return {
      type,
      ...(saidOf(new Form(type), { props, style: { ...style } }) as Fields),
      children: treeOf(page, uuid),
    }
  })

const titleOf = (type: string) => catalogue[type]?.title ?? type

/** Settings of a page that are the shop's where it follows the theme. */
const THEMED = { followTheme: true, themeColor: '', backgroundColor: '' }

test("from an empty page to the demo home, by the designer's interface", { timeout: PATIENCE }, async () => {
  const demo = await published(shop(), 'home')
  const owner = await admin('owner')
  const { page } = owner
  // the shopper's view, in a tab that is closed again: in the background the designer would be drawn only once a
  // second
  const shown = async () => {
    const { page: shopper } = await owner.newTab()
    await shopper.goto(shop().url)
    const text = await shopper.locator('main').innerText()
    await shopper.close()
    return text
  }
  const before = await shown()

  await owner.open()
  await page.getByRole('button', { name: '新建首页' }).click()
  await page.getByLabel('页面名称').fill('新的首页')
  await page.getByRole('dialog').getByText('空白页', { exact: true }).click()
  await page.getByRole('button', { name: '创建并编辑' }).click()
  const screen = await owner.editor()

  for (const place of new Form('W0000').inside(['props'])) {
    const name = String(place.path.at(-1))
    const wanted = demo.page.props[name]
    // a new page follows the shop's theme as the demo's does, which leaves no colours to set
    if (!(name in THEMED) && wanted !== insertDefaults('W0000').props[name])
      await GIVE[place.kind]?.(screen, place, wanted)
  }
  let above: string | undefined
  for (const uuid of childrenIn(demo, null)) {
    const { type } = widgetOf(demo, uuid)
    above = await screen.dragIn(titleOf(type), above === undefined ? { region: 'body' } : { below: above })
    await build(screen, demo, uuid, above)
  }
  await screen.expectSaved()
  await look(page, 'demo-home')
  // the columns scroll, the window does not
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await screen.publish('页面已发布，还没有启用')
  const own = await published(shop(), screen.page_id)
  expect(treeOf(own)).toEqual(treeOf(demo))
  expect({ ...own.page.props, ...THEMED }).toEqual({ ...demo.page.props, ...THEMED })

  await owner.open()
  await page.getByRole('switch', { name: '启用 新的首页' }).click()
  await page.getByText('已启用', { exact: true }).first().waitFor()
  await eventually(shown).toBe(before)
})

/** Fills the fields of a newly inserted widget and of its children. */
async function build(screen: EditorScreen, demo: PageJson, uuid: string, own: string): Promise<void> {
  const { type, props, style } = widgetOf(demo, uuid)
  const fill = () => Filling.fill(screen, own, type, { props, style: { ...style } })
  await fill()
  const children = childrenIn(demo, uuid)
  // insertions go into the panel, then below its last child
  for (const child of children)
    await build(screen, demo, child, await screen.insert(titleOf(widgetOf(demo, child).type)))
  if (children.length === 0) return
  // which has grown until they had their own sizes and places
  await screen.keys('Escape')
  await eventually(() => screen.selected()).toBe(own)
  await screen.formReady()
  await fill()
}

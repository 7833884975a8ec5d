import { describe, expect, test } from 'vitest'
import { byId } from './kit/form/controls'
import { Form } from './kit/form/places'
import { openTables } from './kit/limits-page'
import { nameOfRow, selectRow, type TableWidget } from './kit/table-page'

const pageOf = openTables()

interface Bound extends TableWidget {
  rule: string
  path: string
  value: string
  message: string
}

const bound = (
  type: string,
  rule: string,
  path: string,
  value: string,
  message: string,
  props?: object,
): Bound => ({
  type,
  rule,
  path,
  value,
  message,
  ...(props && { props: props as Record<string, unknown> }),
})

const BOUNDS: Bound[] = [
  bound('W0001', 'width 0 to page width', 'style.width', '1191', '宽度应不超过页面宽度 1190，实际为 1191'),
  bound('W0001', 'width 0 to page width', 'style.width', '-1', '不能小于0'),
  bound('W0001', 'height min 0', 'style.height', '-1', '不能小于0'),
  ...['Top', 'Right', 'Bottom', 'Left'].flatMap((side) => [
    bound('W0001', 'paddings min 0', `style.padding${side}`, '-1', '不能小于0'),
    bound('W0001', 'borders min 0', `style.border${side}Width`, '-1', '不能小于0'),
  ]),
  bound('W0001', 'autoplay delay min 0', 'props.autoplaySpeed', '-1', '不能小于0'),
  bound('W0018', 'autoplay delay min 0', 'props.autoplaySpeed', '-1', '不能小于0', { autoplay: true }),
  ...['W0014', 'W0015', 'W0017', 'W0018'].flatMap((type) => [
    bound(type, 'wgtToFixed 0 to 2', 'props.wgtToFixed', '3', '不能大于2'),
    bound(type, 'wgtToFixed 0 to 2', 'props.wgtToFixed', '-1', '不能小于0'),
  ]),
  bound('W0018', 'title font size 0 to 27', 'props.wgtTitleFontSize', '28', '不能大于27'),
  bound('W0018', 'title font size 0 to 27', 'props.wgtTitleFontSize', '-1', '不能小于0'),
  bound('W0018', 'other font sizes min 0', 'props.wgtPriceFontSize', '-1', '不能小于0'),
  bound('W0019', 'title font min 0', 'props.wgtTitleFontSize', '-1', '不能小于0'),
  bound('W0019', 'more-title font min 10', 'props.wgtMoreTitleFontSize', '9', '不能小于10'),
  bound('W0019', 'right margin min 0', 'props.wgtMoreRightMargin', '-1', '不能小于0'),
  bound('W0019', 'shop name font min 14', 'props.wgtShopNameFontSize', '13', '不能小于14'),
  bound('W0019', 'shop border width 0 to 5', 'props.wgtShopBorderWidth', '6', '不能大于5', {
    wgtShopBorder: true,
  }),
  bound('W0019', 'shop border width 0 to 5', 'props.wgtShopBorderWidth', '-1', '不能小于0', {
    wgtShopBorder: true,
  }),
  bound('W0020', 'title font min 0', 'props.wgtTitleFontSize', '-1', '不能小于0'),
  bound('W0021', 'title font min 0', 'props.wgtTitleFontSize', '-1', '不能小于0'),
  bound('W0021', 'subtitle font min 0', 'props.wgtSubTitleFontSize', '-1', '不能小于0'),
]

describe('numeric bounds: an invalid number stays, and is marked under its field and in the outline', () => {
  const types = [...new Map(BOUNDS.map((row) => [row.type, row])).values()].map(({ type }) => ({
    type,
    props: Object.assign(
      {},
      ...BOUNDS.filter((row) => row.type === type).map(({ props }) => props),
    ) as object,
  }))
  const open = pageOf(types as TableWidget[])
  test.for(BOUNDS)('$type $rule: $path = $value $message', async ({ type, path, value, message }) => {
    const screen = await open()
    const index = types.findIndex((row) => row.type === type)
    await selectRow(screen, index)
    const [tabName, name = ''] = path.split('.')
    await screen.tab(tabName === 'style' ? '组件样式' : '属性')
    const line = screen.left.getByRole('treeitem', { name: nameOfRow(index) })
    const { id } = new Form(type).at([String(tabName), name])
    const field = byId(screen, id)
    await field.fill(value)
    const error = screen.settings
      .locator('.pm-set-row', { has: screen.page.locator(`[id="${id}"]`) })
      .locator('.pm-set-error')
    await error.filter({ hasText: message }).waitFor()
    expect(await error.allInnerTexts()).toEqual([message])
    expect(await field.inputValue()).toBe(value)
    await line.getByRole('img', { name: '有问题' }).waitFor()
    await screen.undo()
    await error.waitFor({ state: 'detached' })
    await line.getByRole('img', { name: '有问题' }).waitFor({ state: 'detached' })
  })
})

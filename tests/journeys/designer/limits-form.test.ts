import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EditorScreen } from './kit/editor-screen'
import { byId } from './kit/form/controls'
import { lookAt } from './kit/form/look'
import { Form } from './kit/form/places'
import { freshPage } from './kit/fresh-page'
import { nameOfRow, selectRow, uuidOfRow, widgetsOf, type TableWidget } from './kit/table-page'
import { useDesigner, type Desk } from './kit/use-designer'

const { shared, shop } = useDesigner()

let own: Desk
beforeAll(async () => {
  own = await shared('owner')
})
afterAll(() => own.leave())

/** One page with a widget for each row, opened by the first test that asks. */
function pageOf(rows: readonly TableWidget[]): () => Promise<EditorScreen> {
  let opened: Promise<EditorScreen> | undefined
  const open = async () => own.openEditor(await freshPage(shop(), { widgets: widgetsOf(rows) }))
  return () => (opened ??= open())
}

const slide = { imgUrl: '', pathData: {} }
const good = { goods_id: '', goods_name: '商品' }
const tab = { text: '标签', data: [good] }
const coupon = { card_id: '', title: '优惠券' }
const place = { shop_id: '', shop_name: '商铺', goods_list: [good] }
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
/** W0012's five lists, of which one counts. */
const lists = (styleType: number, list: unknown[]) => ({
  styleType,
  data: [0, 1, 2, 3, 4].map((index) => (index === styleType ? list : [])),
})
const goodsGroup = { type: 'goods', data: [good] }
const couponGroup = { type: 'coupon', data: [coupon] }

const press = (screen: EditorScreen, name: string | RegExp) =>
  screen.settings.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const closeTab = (screen: EditorScreen) =>
  screen.settings.locator('.ant-tabs-tab-remove:visible').first().click()
const unfold = async ({ settings }: EditorScreen, name: string) => {
  const fold = settings.getByRole('button', { name, exact: true })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

interface Refused extends TableWidget {
  rule: string
  message: string
  act(screen: EditorScreen): Promise<void>
}

const REFUSED: Refused[] = [
  {
    rule: 'W0001 at most 5 items',
    type: 'W0001',
    props: { data: times(5, slide) },
    act: (screen) => press(screen, /^plus? ?添加图片链接/),
    message: '最多只能添加5张轮播图',
  },
  {
    rule: 'W0001 at least 1 item',
    type: 'W0001',
    props: { data: [slide] },
    act: (screen) => press(screen, '删除图片链接 1'),
    message: '请至少添加1张轮播图',
  },
  ...['W0005', 'W0014', 'W0015', 'W0017'].flatMap((type): Refused[] => [
    {
      rule: `${type} at least 1 tab`,
      type,
      props: { data: [tab] },
      act: closeTab,
      message: '请至少添加1个商品',
    },
    {
      rule: `${type} at least 1 goods per tab`,
      type,
      props: { data: [tab] },
      act: (screen) => press(screen, '删除商品 1'),
      message: '请至少添加1个商品',
    },
  ]),
  {
    rule: 'W0012 goods groups at most 4',
    type: 'W0012',
    props: lists(3, times(4, goodsGroup)),
    act: (screen) => press(screen, /添加商品组/),
    message: '最多添加4组商品',
  },
  {
    rule: 'W0012 goods groups at least 1',
    type: 'W0012',
    props: lists(3, [goodsGroup]),
    act: (screen) => press(screen, '删除商品组 1'),
    message: '请至少添加1组商品',
  },
  {
    rule: 'W0012 coupon groups at most 3',
    type: 'W0012',
    props: lists(4, times(3, couponGroup)),
    act: (screen) => press(screen, /添加优惠券组/),
    message: '最多添加3组优惠券',
  },
  {
    rule: 'W0012 coupon groups at least 1',
    type: 'W0012',
    props: lists(4, [couponGroup]),
    act: (screen) => press(screen, '删除优惠券组 1'),
    message: '请至少添加1组优惠券',
  },
  {
    rule: 'W0012 picking more than 3 coupons',
    type: 'W0012',
    props: lists(4, [{ type: 'coupon', data: [] }]),
    act: async (screen) => {
      const fold = screen.settings.locator('[data-opens="/props/data/4/0"]:visible')
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
      await press(screen, /选择优惠券/)
      for (const row of (await rowsToPick(screen)).slice(0, 4)) await row.click()
    },
    message: '最多选择3张优惠券',
  },
  {
    rule: 'W0018 at most 5 goods groups',
    type: 'W0018',
    props: { data: times(5, { data: [good] }) },
    act: (screen) => press(screen, /添加商品列表/),
    message: '最多只能添加5组商品列表',
  },
  {
    rule: 'W0018 at least 1 goods group',
    type: 'W0018',
    props: { data: [{ data: [good] }] },
    act: (screen) => press(screen, '删除商品列表 1'),
    message: '请至少添加1组商品列表',
  },
  {
    rule: 'W0020 picking goods for a shop without shop_id',
    type: 'W0020',
    props: { data: [place] },
    act: async (screen) => {
      await unfold(screen, '商铺 1的设置')
      await press(screen, /选择商品\s*0/)
    },
    message: '请先选择商铺',
  },
  {
    rule: 'W0021 at least 1 coupon',
    type: 'W0021',
    props: { data: [coupon] },
    act: (screen) => press(screen, '删除优惠券 1'),
    message: '请至少添加1个优惠券',
  },
]

async function rowsToPick({ dialog }: EditorScreen) {
  const rows = dialog.locator('tbody tr.ant-table-row')
  await rows.first().waitFor()
  return rows.all()
}

describe('designer §5 what a rule forbids is not done, and why is said', () => {
  const open = pageOf(REFUSED)
  test.for(REFUSED.map((row, index) => ({ ...row, index })))(
    '$rule: $message',
    async ({ act, message, index }) => {
      const screen = await open()
      await selectRow(screen, index)
      const before = await lookAt(screen, uuidOfRow(index))
      await saying(screen, message, () => act(screen))
      if ((await screen.dialog.count()) > 0)
        await screen.dialog.getByRole('button', { name: /^取\s?消$/ }).click()
      expect(await lookAt(screen, uuidOfRow(index))).toEqual(before)
    },
  )
})

interface Removal extends TableWidget {
  what: string
  question: string
  act(screen: EditorScreen): Promise<void>
}

const REMOVALS: Removal[] = [
  {
    what: 'carousel image',
    type: 'W0001',
    props: { data: times(2, slide) },
    act: (screen) => press(screen, '删除图片链接 1'),
    question: '确定删除该轮播图？',
  },
  {
    what: 'goods',
    type: 'W0002',
    props: { data: times(2, good) },
    act: (screen) => press(screen, '删除商品 1'),
    question: '确定删除该商品？',
  },
  { what: 'tab', type: 'W0005', props: { data: times(2, tab) }, act: closeTab, question: '确定删除该项？' },
  {
    what: 'item',
    type: 'W0007',
    act: (screen) => press(screen, '删除菜单项 1'),
    question: '确定删除该项？',
  },
  {
    what: 'shop',
    type: 'W0020',
    props: { data: times(2, place) },
    act: (screen) => press(screen, '删除商铺 1'),
    question: '确定删除该商铺？',
  },
  {
    what: 'clear shop',
    type: 'W0020',
    props: { data: [{ ...place, shop_id: '3' }] },
    act: (screen) => press(screen, '清空商铺 1'),
    question: '确定情况商铺？',
  },
  {
    what: 'coupon',
    type: 'W0021',
    props: { data: times(2, coupon) },
    act: (screen) => press(screen, '删除优惠券 1'),
    question: '确定删除该优惠券？',
  },
  { what: 'widget', type: 'W0011', act: (screen) => screen.keys('Delete'), question: '确定删除该挂件？' },
]

describe('designer §5 deletion confirmations, each followed by 删除成功！', () => {
  const open = pageOf(REMOVALS)
  test.for(REMOVALS.map((row, index) => ({ ...row, index })))(
    '$what: $question',
    async ({ act, question, index }) => {
      const screen = await open()
      await selectRow(screen, index)
      const uuid = uuidOfRow(index)
      const before = await lookAt(screen, uuid)
      await act(screen)
      await screen.answer(question, '取消')
      expect(await lookAt(screen, uuid)).toEqual(before)
      await act(screen)
      await saying(screen, '删除成功！', () => screen.answer(question))
      if (question === '确定删除该挂件？') await expect.poll(() => screen.canvas(uuid).count()).toBe(0)
      else expect((await lookAt(screen, uuid)).props).not.toEqual(before.props)
      await screen.undo()
      await expect.poll(() => screen.canvas(uuid).count()).toBe(1)
    },
  )
})

/** Does something that says a text, and waits for it: one that still stands there from before is not it. */
async function saying({ page }: EditorScreen, text: string, act: () => Promise<void>): Promise<void> {
  await page.locator('.ant-message-notice').evaluateAll((notices) => {
    for (const notice of notices) notice.setAttribute('data-before', '')
  })
  await act()
  await page.locator('.ant-message-notice:not([data-before])').getByText(text, { exact: true }).waitFor()
}

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

describe('designer §5 numeric bounds: what is typed stays, and is marked under its field and in the outline', () => {
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

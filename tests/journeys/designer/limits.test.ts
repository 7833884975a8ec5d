import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WidgetJson } from '@schemas/page'
import { figure } from '@tests/helpers/soak'
import { freshPage, widget } from './kit/fresh-page'
import { openedOnce } from '../kit/opened-once'
import { look } from './kit/look'
import { useDesigner, type Admin } from './kit/use-designer'

const { shared, shop } = useDesigner()

/** Tests every nth rule. */
const STEP = figure(12, 1)

const slide = { imgUrl: '', pathData: {} }
const tab = { text: '标签', data: [] }
const good = { goods_id: '101', goods_name: '商品' }
const goods = { type: 'goods', data: [{ goods_id: '', goods_name: '商品' }] }
const coupon = { card_id: '', title: '优惠券' }
const coupons = { type: 'coupon', data: [coupon] }
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
/** One of W0012's five lists. */
const lists = (styleType: number, list: unknown[]) => ({
  styleType,
  data: [0, 1, 2, 3, 4].map((index) => (index === styleType ? list : [])),
})

interface Wrong {
  rule: string
  message: string
  type: string
  props?: object
  style?: object
}

/** Every rule that a document can break, for example by an import. */
const WRONG: Wrong[] = [
  {
    rule: 'W0001 at most 5 items',
    type: 'W0001',
    props: { data: times(6, slide) },
    message: '最多只能添加5张轮播图',
  },
  { rule: 'W0001 at least 1 item', type: 'W0001', props: { data: [] }, message: '请至少添加1张轮播图' },
  ...['W0005', 'W0014', 'W0015', 'W0017'].flatMap((type) => [
    { rule: `${type} at least 1 tab`, type, props: { data: [] }, message: '请至少添加1个商品' },
    { rule: `${type} at least 1 goods per tab`, type, props: { data: [tab] }, message: '请至少添加1个商品' },
  ]),
  {
    rule: 'W0012 goods groups at most 4',
    type: 'W0012',
    props: lists(3, times(5, goods)),
    message: '最多添加4组商品',
  },
  { rule: 'W0012 goods groups at least 1', type: 'W0012', props: lists(3, []), message: '请至少添加1组商品' },
  {
    rule: 'W0012 coupon groups at most 3',
    type: 'W0012',
    props: lists(4, times(4, coupons)),
    message: '最多添加3组优惠券',
  },
  {
    rule: 'W0012 coupon groups at least 1',
    type: 'W0012',
    props: lists(4, []),
    message: '请至少添加1组优惠券',
  },
  {
    rule: 'W0012 picking more than 3 coupons',
    type: 'W0012',
    props: lists(4, [{ type: 'coupon', data: times(4, coupon) }]),
    message: '最多选择3张优惠券',
  },
  {
    rule: 'W0018 at most 5 goods groups',
    type: 'W0018',
    props: { data: times(6, { data: [] }) },
    message: '最多只能添加5组商品列表',
  },
  {
    rule: 'W0018 at least 1 goods group',
    type: 'W0018',
    props: { data: [] },
    message: '请至少添加1组商品列表',
  },
  {
    rule: 'W0020 goods for a shop without shop_id',
    type: 'W0020',
    props: { data: [{ shop_id: '', shop_name: '', goods_list: [good] }] },
    message: '请先选择商铺',
  },
  {
    rule: 'W0020 tags per shop: at most 2',
    type: 'W0020',
    props: { data: [{ shop_id: '3', shop_name: '', tag_list: times(3, { tag_id: '1', tag_name: '标签' }) }] },
    message: '每个商铺最多2个标签',
  },
  { rule: 'W0021 at least 1 coupon', type: 'W0021', props: { data: [] }, message: '请至少添加1个优惠券' },
  {
    rule: 'width 0 to page width',
    type: 'W0011',
    style: { width: 1191 },
    message: '宽度应不超过页面宽度 1190，实际为 1191',
  },
  {
    rule: 'logo wall columns 3, 4 or 5',
    type: 'W0004',
    props: { column: 6 },
    message: '应当是预设定的枚举值之一',
  },
]

const uuidOf = (index: number) => `wrong-${index}`
const nameOf = (index: number) => `第${index + 1}处`

const wrongWidgets = () =>
  Object.fromEntries(
    WRONG.map(({ type, props = {}, style = {} }, index): [string, WidgetJson] => [
      uuidOf(index),
      {
        ...widget(type, `a${String(index).padStart(2, '0')}1`, {
          props: props as WidgetJson['props'],
          style,
        }),
        alias: nameOf(index),
      },
    ]),
  )

describe('a violation is marked, blocks publishing, and can be reached with one click', () => {
  let own: Admin
  const open = openedOnce(async () => {
    const screen = await own.openEditor(await freshPage(shop(), { widgets: wrongWidgets() }))
    await screen.side('图层')
    return screen
  })
  beforeAll(async () => {
    own = await shared('owner')
  })
  afterAll(() => own.leave())

  // schemas/widgets/limits.test.ts tests each
  const shownHere = WRONG.map((wrong, index) => ({ ...wrong, index })).filter(
    ({ index }) => index % STEP === 0,
  )
  test.for(shownHere)('$rule: $message', async ({ message, index }) => {
    const screen = await open()
    const name = nameOf(index)
    const line = screen.left.getByRole('treeitem', { name })
    await line.getByRole('img', { name: '有问题' }).waitFor()
    await screen.topBar.getByRole('button', { name: /^发\s?布$/ }).click()
    expect(await screen.dialog.getByRole('button', { name: /^发\s?布$/ }).isDisabled()).toBe(true)
    if (index === 0) await look(screen.page, 'limits-publish')
    await screen.dialog
      .getByRole('list', { name: '问题' })
      // between them stands a text of the widget, where it has one
      .getByRole('button', { name: new RegExp(`${name}( .+)? ${message}`) })
      .first()
      .click()
    await screen.dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => screen.selected()).toBe(uuidOf(index))
    await screen.settings.locator('.pm-set-error:visible', { hasText: message }).first().waitFor()
    if (index === 0) await look(screen.page, 'limits-field')
    // the focused control is in the field with the message
    await expect
      .poll(() =>
        screen.page.evaluate((wanted) => {
          const rows = [...document.querySelectorAll('.pm-set-row, li')]
          const around = rows.filter((row) => row.contains(document.activeElement))
          const errors = around.flatMap((row) => [...row.querySelectorAll('.pm-set-error')])
          return errors.some(({ textContent }) => textContent === wanted)
        }, message),
      )
      .toBe(true)
  })
})

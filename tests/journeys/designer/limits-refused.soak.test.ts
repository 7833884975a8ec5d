import { describe, expect, test } from 'vitest'
import type { EditorScreen } from './kit/editor-screen'
import { lookAt } from './kit/form/look'
import {
  closeTab,
  coupon,
  good,
  place,
  press,
  saying,
  slide,
  tab,
  times,
  unfold,
  openTables,
} from './kit/limits-page'
import { selectRow, uuidOfRow, type TableWidget } from './kit/table-page'

const pageOf = openTables()

/** One of W0012's five lists. */
const lists = (styleType: number, list: unknown[]) => ({
  styleType,
  data: [0, 1, 2, 3, 4].map((index) => (index === styleType ? list : [])),
})
const goodsGroup = { type: 'goods', data: [good] }
const couponGroup = { type: 'coupon', data: [coupon] }

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
    act: (screen) => press(screen, /^添加图片链接/),
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

describe('a forbidden action is not executed, and the reason is shown', () => {
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

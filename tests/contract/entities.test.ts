import { beforeAll, expect, it } from 'vitest'
import { member_grade, seckill_item } from '@server/db/schema'
import { fillCart } from '@tests/helpers/cart'
import type { GoodsDetail } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'

const SHIRT = '10101'
const GOOD =
  'item_id item_name title sub_title distributor_id pics image_default_id price market_price approve_status is_gift nospec product_type staff_goods valid_lucky bn promotion_tag promotion_name promotion_activity'

/** Names at the positions of a path of keys; the first element represents a list. */
type Row = [entity: string, call: string, path: string[], fields: string]

const ROWS: Row[] = [
  ['user info', '/member', [], 'userId grade_id login_type is_staff'],
  ['goods item, of a list', '/goods/items?page=1&page_size=5', ['list'], GOOD],
  [
    'goods item',
    `/goods/items/${SHIRT}`,
    [],
    `${GOOD} member_price activity_info activity_type vipgrade_guide_title item_spec_desc spec_items`,
  ],
  [
    'vip upsell',
    // not in a promotion: the purchasable level makes it cheaper than the member's own
    '/goods/items/103',
    ['vipgrade_guide_title'],
    'vipgrade_name gradeDiscount guide_title_desc',
  ],
  ['spec description', `/goods/items/${SHIRT}`, ['item_spec_desc'], 'spec_name spec_values'],
  [
    'spec value',
    `/goods/items/${SHIRT}`,
    ['item_spec_desc', 'spec_values'],
    'spec_value_id spec_value spec_value_name spec_image_url',
  ],
  ['SKU', `/goods/items/${SHIRT}`, ['spec_items'], 'item_spec store price item_id'],
  ['value of a SKU', `/goods/items/${SHIRT}`, ['spec_items', 'item_spec'], 'spec_value_id'],
  [
    'coupon',
    `/getCardList?item_id=${SHIRT}&distributor_id=0&end_date=1&page_size=999`,
    ['list'],
    'card_id card_type title description reduce_cost least_cost discount get_limit user_get_num quantity get_num',
  ],
  ['cart', '/cart.get.new', [], 'resultCartData totalCart'],
  ['cart group', '/cart.get.new', ['resultCartData'], 'cartitemlist'],
  ['cart totals', '/cart.get.new', ['totalCart'], 'totalQuantity number'],
  [
    'cart item',
    '/cart.get.new',
    ['resultCartData', 'cartitemlist'],
    'cart_id sku_id is_checked goodspromotion price quantity discount_price store spec_info title bn item_id item_name pics num total_fee',
  ],
  [
    'specification of a cart item',
    '/cart.get.new',
    ['resultCartData', 'cartitemlist', 'spec_info'],
    'color size',
  ],
  ['region', '/espier/address', [], 'id label children'],
  ['city', '/espier/address', ['children'], 'id label children'],
  ['county', '/espier/address', ['children', 'children'], 'id label'],
  ['address', '/member.address.get', ['list'], 'addr_id name area addr'],
  ['login picture', '/pctemplate/loginPage/setting?domain=hean.localhost', [], 'background logo'],
  ['SEO', '/pagestemplate/gettdk', [], 'title mate_keywords mate_description'],
  ['share info', `/goods/share/items/${SHIRT}`, [], 'weixin_qrcode downWeixinImgLink'],
  ['content QR', '/share.qrcode?content=x', [], 'qrcodeImage'],
  ['list', '/goods/items?page=1&page_size=5', [], 'list count'],
]

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

function standingAt(data: unknown, path: readonly string[]): object {
  const found = path.reduce<unknown>(
    (value, key) => firstOf((value as Record<string, unknown> | undefined)?.[key]),
    firstOf(data),
  )
  if (typeof found !== 'object' || found === null) throw new Error(`Expected an object at ${path.join('.')}`)
  return found
}

describeApi('entities contain the named fields', (open) => {
  let member: SignedInMember
  beforeAll(async () => {
    const { app, database } = open()
    const grade = { company_id: '1', grade_id: 'gold', grade_name: '金卡', discount: 5 }
    await database.db.insert(member_grade).values(grade)
    member = await newMember(app, { row: { grade_id: 'gold' } })
    await fillCart(database.db, member.user_id, [{ item_id: SHIRT }])
    await member.data('/member/address', {
      method: 'POST',
      body: {
        username: '林小满',
        telephone: '13900000000',
        province: '上海市',
        city: '上海市',
        county: '徐汇区',
        adrdetail: '漕溪北路1号',
        is_def: 1,
      },
    })
  })

  it.each(ROWS)('%s', async (_entity, call, path, fields) => {
    const names = fields.split(' ')
    const found = standingAt(await member.data(call), path)
    expect(names.filter((name) => !(name in found))).toEqual([])
  })

  it('a product in a seckill, and the name of a promotion', async () => {
    const [row] = await open().database.db.select().from(seckill_item).limit(1)
    const good = await member.data<GoodsDetail>(`/goods/items/${row?.item_id ?? ''}`)
    expect(good).toMatchObject({ act_price: expect.any(Number), activity_price: expect.any(Number) })
    expect(good.promotion_activity[0]).toMatchObject({
      promotion_tag: expect.any(String),
      marketing_name: expect.any(String),
    })
  })
})

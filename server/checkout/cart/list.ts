import type { CartGetNewAnswer, CartListAnswer, CartShop, LegacyCartItem } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { shopNameOf } from '../../platform'
import { shelvesOf } from '../../catalogue'
import { toCartActivity, toCartExtras, type ExtraProducts, toInvalidLine, toCartLine } from './serialize'
import { liveItems, specInfosOf, gradeOnOffer } from './live-repo'
import type { CartContext } from './line'
import { cartLines, type CartRef } from './repo'
import { deliveriesOf } from './shop-delivery'
import { overviewOf, type CartOverview, type PricedLine, type ShopCart } from './overview'
import { ruleYuan } from '@schemas/money'
import { percentOf } from '../../pricing'

/**
 * `cart/list`: valid lines by shop with what they cost, the others with their reason.
 * @param place undefined: a visitor who has no cart yet
 */
export async function cartList(
  db: Database,
  place: CartRef | undefined,
  context: CartContext,
  distributor_id?: string,
): Promise<CartListAnswer> {
  const overview = await overviewIn(db, place, context, distributor_id)
  if (!overview) return { valid_cart: [], invalid_cart: [] }
  const [companyName, goods, vip, delivery] = await Promise.all([
    shopNameOf(db, context.company_id),
    loadExtraProducts(db, context.company_id, overview),
    vipOffer(db, context),
    deliveriesOf(db, context, overview.shops),
  ])
  return {
    valid_cart: overview.shops.map((shop) => ({
      ...toCartShop(shop, overview, companyName, goods),
      ...delivery(shop),
      vipgrade_guide_title: vip ? vip.savingOn(shop.lines) : {},
    })),
    invalid_cart: overview.invalid.map(toInvalidLine),
  }
}

/** What `cart.get.new` and `cart.total` answer; price × quantity − discount_price is total_fee. */
export async function legacyCart(
  db: Database,
  place: CartRef | undefined,
  context: CartContext,
): Promise<CartGetNewAnswer> {
  const overview = await overviewIn(db, place, context)
  const shops = overview?.shops ?? []
  const companyName = await shopNameOf(db, context.company_id)
  const lines = shops.flatMap((shop) => shop.lines)
  const ids = lines.map(({ line }) => line.row.item_id)
  const specs = ids.length === 0 ? new Map() : await specInfosOf(db, context.company_id, ids)
  return {
    resultCartData: shops.map(({ distributor_id, lines: own }) => ({
      shop_id: distributor_id,
      shop_name: own[0]?.line.shop?.name ?? companyName,
      cartitemlist: own.map((line) => legacyItem(line, specs.get(line.line.row.item_id))),
    })),
    totalCart: {
      totalQuantity: lines.reduce((sum, { line }) => sum + line.row.num, 0),
      number: lines.length,
      totalPrice: shops.reduce((sum, { sums }) => sum + sums.total_fee, 0),
    },
  }
}

async function overviewIn(
  db: Database,
  place: CartRef | undefined,
  context: CartContext,
  distributor_id?: string,
): Promise<CartOverview | undefined> {
  if (!place) return undefined
  const rows = await cartLines(db, place)
  const shop = distributor_id === undefined ? undefined : distributor_id || '0'
  return overviewOf(
    db,
    rows.filter((row) => shop === undefined || row.distributor_id === shop),
    context,
  )
}

function toCartShop(
  { distributor_id, lines, sums, activities, gifts, offers, running }: ShopCart,
  { promotions }: CartOverview,
  companyName: string,
  goods: ExtraProducts,
): Omit<CartShop, 'vipgrade_guide_title' | 'delivery'> {
  const shop = lines[0]?.line.shop
  const checked = lines.filter(({ line }) => line.row.is_checked)
  const list = lines.map((line) => toCartLine(line, promotions, activities))
  const used = activities.flatMap(({ discount, promotion: { promotion_id, marketing_name } }) =>
    discount ? [{ activity_id: promotion_id, activity_name: marketing_name }] : [],
  )
  return {
    shop_id: distributor_id,
    shop_name: shop?.name ?? companyName,
    address: shop ? shop.province + shop.city + shop.area + shop.address : '',
    mobile: shop?.mobile ?? '',
    lat: shop?.lat ?? null,
    lng: shop?.lng ?? null,
    hour: shop?.hour ?? '',
    is_ziti: shop?.is_ziti ?? false,
    is_delivery: shop?.is_delivery ?? true,
    item_fee: sums.item_fee,
    cart_total_price: sums.item_fee,
    cart_total_num: checked.reduce((sum, { line }) => sum + line.row.num, 0),
    cart_total_count: checked.length,
    discount_fee: sums.discount_fee,
    member_discount: list.reduce((sum, line) => sum + (line.is_checked ? line.member_discount : 0), 0),
    total_fee: sums.total_fee,
    list,
    used_activity: used,
    used_activity_ids: used.map(({ activity_id }) => activity_id),
    activity_grouping: activities.map((activity) => toCartActivity(activity, running)),
    gift_activity: toCartExtras(gifts, distributor_id, goods, lines),
    plus_buy_activity: toCartExtras(offers, distributor_id, goods, lines),
  }
}

/** Gifts and add-on offers, with the pieces that are left. */
async function loadExtraProducts(
  db: Database,
  company_id: string,
  { shops }: CartOverview,
): Promise<ExtraProducts> {
  const wanted = shops.flatMap(({ distributor_id, gifts, offers }) =>
    [...gifts, ...offers].map(({ item_id }) => ({ distributor_id, item_id })),
  )
  if (wanted.length === 0) return { items: new Map(), stores: new Map() }
  const items = await liveItems(
    db,
    company_id,
    wanted.map(({ item_id }) => item_id),
  )
  const shelves = await shelvesOf(db, company_id, wanted)
  const stores = shelves.map(
    ({ distributor_id, item_id, store }) => [`${distributor_id}/${item_id}`, Math.max(store, 0)] as const,
  )
  return { items, stores: new Map(stores) }
}

function legacyItem(
  { line, price, sums }: PricedLine,
  spec_info: LegacyCartItem['spec_info'] = { color: '', size: '' },
): LegacyCartItem {
  const { row, item, store } = line
  const pic = item?.pics[0] ?? ''
  return {
    cart_id: row.cart_id,
    sku_id: row.item_id,
    item_id: row.item_id,
    item_name: item?.item_name ?? '',
    title: item?.item_name ?? '',
    bn: item?.item_bn ?? '',
    pics: pic,
    image_default_id: pic,
    spec_info,
    is_checked: row.is_checked,
    goodspromotion: { promotion_id: sums.discount_info[0]?.id ?? row.activity_id ?? '' },
    price,
    quantity: row.num,
    num: row.num,
    discount_price: sums.discount_fee,
    total_fee: sums.total_fee,
    store,
  }
}

/** What a VIP grade would save; null if the viewer has one, or none is sold. */
async function vipOffer(
  db: Database,
  { company_id, viewer }: CartContext,
): Promise<{ savingOn(lines: readonly PricedLine[]): CartShop['vipgrade_guide_title'] } | null> {
  if (viewer && viewer.vip_grade_id !== null) return null
  const grade = await gradeOnOffer(db, company_id)
  if (!grade) return null
  return {
    savingOn(lines) {
      const save_fee = lines.reduce((sum, line) => sum + savingOf(line, grade.discount), 0)
      if (save_fee === 0) return {}
      return {
        vipgrade_name: grade.name,
        gradeDiscount: (100 - grade.discount) / 10,
        guide_title_desc: `${grade.guide}，本单可省${ruleYuan(save_fee)}元`,
        save_fee,
      }
    },
  }
}

/** Only lines at the shelf's or a grade's price: an activity's fixed price is not reduced further. */
function savingOf({ line, price }: PricedLine, discount: number): number {
  const { row, item, charged } = line
  if (!item || !row.is_checked || row.line_type === 'plus_buy' || item.item_type !== 'normal') return 0
  if (charged.source !== 'shelf' && charged.source !== 'member') return 0
  return Math.max(0, price - (item.price - percentOf(item.price, discount))) * row.num
}

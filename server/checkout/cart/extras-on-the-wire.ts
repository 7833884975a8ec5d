import type { CartActivity, CartExtras } from '@schemas/generated/api'
import { type Activity, type Extra, groupBy, missing, type RunningLine, stepText } from '../../pricing'
import type { LiveItem } from './goods-repo'
import type { PricedLine } from './overview'

/** What extras offer, as it is now. */
export interface ExtraGoods {
  items: ReadonlyMap<string, LiveItem>
  /** Pieces that are left, by `{distributor}/{item}`. */
  stores: ReadonlyMap<string, number>
}

/** 满赠 or 换购 of one shop, each with its goods. */
export function extrasOnTheWire(
  extras: readonly Extra[],
  distributor_id: string,
  { items, stores }: ExtraGoods,
  lines: readonly PricedLine[],
): CartExtras[] {
  return [...groupBy(extras, ({ promotion }) => promotion)].map(([promotion, own]) => ({
    activity_id: promotion.promotion_id,
    activity_name: promotion.marketing_name,
    rule: own[0]?.rule ?? '',
    items: own.flatMap(({ item_id, num, price }) => {
      const item = items.get(item_id)
      if (!item || item.is_deleted) return []
      const taken = lines.find(
        ({ line: { row } }) =>
          row.line_type === 'plus_buy' &&
          row.item_id === item_id &&
          row.activity_id === promotion.promotion_id,
      )
      return {
        item_id,
        item_name: item.item_name,
        pics: item.pics[0] ?? '',
        num,
        price,
        market_price: item.market_price,
        store: stores.get(`${distributor_id}/${item_id}`) ?? 0,
        cart_id: taken?.line.row.cart_id ?? '',
      }
    }),
  }))
}

/** A 满减 or 满折 with its lines: what it takes off, and what is missing to its next step. */
export function activityOnTheWire(
  { promotion, keys, discount }: Activity,
  running: readonly RunningLine[],
): CartActivity {
  const next = missing(
    promotion,
    running.filter(({ line }) => keys.includes(line.key)),
  )
  const [first] = promotion.steps
  const shown = next ?? (first && { step: first, short: 0 })
  return {
    activity_id: promotion.promotion_id,
    activity_type: promotion.kind,
    activity_name: promotion.marketing_name,
    rule: discount?.info.rule ?? (shown ? stepText(promotion, shown.step) : ''),
    reached: discount !== null,
    short: next?.short ?? 0,
    condition_type: promotion.condition_type,
    discount_fee: discount?.info.discount_fee ?? 0,
    cart_ids: keys,
  }
}

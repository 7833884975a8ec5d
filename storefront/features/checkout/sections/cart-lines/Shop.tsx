import { clsx } from 'clsx'
import type { CartCoupon, CartLine, CartShop, CartActivity } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { shopGap } from '../../cart/coupon-gap'
import { tickOf } from '../../cart/figures'
import { texts } from '../../texts/cart'
import { CouponHint } from './CouponHint'
import { Extras } from './Extras'
import { Line } from './Line'
import shared from './lines.module.css'
import css from './Shop.module.css'
import { Tick } from './Tick'
import { tickLines } from './TickAll'

interface ShopProps {
  shop: CartShop
  coupons: readonly CartCoupon[]
  onTaken(lines: readonly CartLine[]): void
}

/** One shop's lines with its promotions, and what they come to. */
export function Shop({ shop, coupons, onTaken }: ShopProps) {
  const { shop_name, list, item_fee, discount_fee, total_fee, cart_total_num } = shop
  return (
    <section className={shared.card} aria-label={shop_name}>
      <header className={clsx(shared.head, css.head)}>
        <Tick
          state={tickOf(list)}
          label={texts.allOfShop(shop_name)}
          onChange={(ticked) => tickLines(list, ticked)}
        />
        <h2 className={clsx(shared.name, css.name)}>{shop_name}</h2>
        <CouponHint gap={shopGap(coupons, shop)} />
      </header>
      <Activities activities={shop.activity_grouping} />
      <ul className={shared.lines}>
        {list.map((line) => (
          <Line key={line.cart_id} line={line} onTaken={onTaken} />
        ))}
      </ul>
      <Extras shop={shop} />
      {cart_total_num > 0 && (
        <p className={css.foot}>
          {texts.goodsFee} <Price cents={item_fee} className={css.plain} />
          {discount_fee > 0 && (
            <>
              {texts.discount} <Price cents={-discount_fee} className={css.off} />
            </>
          )}
          {texts.shopFee} <Price cents={total_fee} className={css.sum} />
        </p>
      )}
    </section>
  )
}

/** 满减 and 满折 of a shop: what they take off, and what is missing to their next step. */
function Activities({ activities }: { activities: readonly CartActivity[] }) {
  if (activities.length === 0) return null
  return (
    <ul className={css.activities}>
      {activities.map(
        ({ activity_id, activity_name, rule, reached, short, condition_type, discount_fee }) => (
          <li key={activity_id}>
            <span className={clsx(shared.mark, shared.good)}>{activity_name}</span>
            {reached && texts.reached}
            {rule}
            {discount_fee > 0 && <Price cents={-discount_fee} className={css.off} />}
            {short > 0 && (
              <span className={css.short}>
                {condition_type === 'amount' ? texts.shortOfAmount(short) : texts.shortOfPieces(short)}
                {reached && texts.forMore}
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

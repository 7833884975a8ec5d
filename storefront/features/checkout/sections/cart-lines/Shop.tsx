import { clsx } from 'clsx'
import { Anchor, encodePart } from '@engine'
import type { CartCoupon, CartShop, CartLine } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { Price } from '@widgets/shared/Price'
import { texts } from '../../texts/cart'
import css from './Shop.module.css'
import { tickOf } from '../../cart/figures'
import { act } from './act'
import { Activities, Delivery, Extras, Offers } from './parts'
import { Line } from './Line'
import shared from './lines.module.css'
import { Tick } from './Tick'

interface ShopProps {
  shop: CartShop
  coupons: readonly CartCoupon[]
  onTaken(lines: readonly CartLine[]): void
}

/** One shop's lines with its promotions, and what they come to. */
export function Shop({ shop, coupons, onTaken }: ShopProps) {
  const { shop_id, shop_name, list, item_fee, discount_fee, total_fee, cart_total_num } = shop
  const { activity_grouping, gift_activity, plus_buy_activity } = shop
  return (
    <section className={shared.card} aria-label={shop_name}>
      <header className={clsx(shared.head, css.head)}>
        <Tick
          state={tickOf(list)}
          label={texts.allOfShop(shop_name)}
          onChange={(ticked) => void act(({ tickLines }) => tickLines(list, ticked))}
        />
        <h2 className={clsx(shared.name, css.shopName)}>
          {shop_id === HEAD_OFFICE ? (
            shop_name
          ) : (
            <Anchor link={`/shops/info?distributor_id=${encodePart(shop_id)}`}>{shop_name}</Anchor>
          )}
        </h2>
        <div className={css.offers}>{coupons.length > 0 && <Offers shop={shop} coupons={coupons} />}</div>
      </header>
      {activity_grouping.length > 0 && <Activities activities={activity_grouping} />}
      <ul className={shared.lines}>
        {list.map((line) => (
          <Line key={line.cart_id} line={line} onTaken={onTaken} />
        ))}
      </ul>
      {gift_activity.length + plus_buy_activity.length > 0 && <Extras shop={shop} />}
      {shop.delivery && <Delivery of={shop.delivery} ticked={cart_total_num > 0} />}
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

import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { Anchor, encodePart } from '@engine'
import type { CartCoupon, CartExtraItem, CartShop, CartLine, CartActivity } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { goodsOf } from '@storefront/features/marketing'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { Button } from '@storefront/shell/parts/Button'
import { type CouponGap, shopGap } from '../../cart/coupon-gap'
import { texts } from '../../texts/cart'
import css from './Shop.module.css'
import { takeExtra, tickLines } from '../../cart.actions'
import { useDialog } from '../../use-dialog'
import { tickOf } from '../../cart/figures'
import { Line } from './Line'
import shared from './lines.module.css'
import { Tick } from './Tick'

/** 再买¥x可用: what is missing to the next coupon; it leads to where that is had, and who has it to what it is for. */
export function CouponHint({ gap }: { gap: CouponGap<CartCoupon> | undefined }) {
  if (!gap) return null
  const { coupon, short } = gap
  return (
    <p className={css.hint}>
      {texts.couponGap(short)}
      <Anchor
        link={coupon.received ? goodsOf(coupon) : '/receive/coupons'}
        className={css.coupon}
        label={`${couponLabel(coupon)} ${coupon.title}`}
      >
        {couponLabel(coupon)}
      </Anchor>
    </p>
  )
}

const CouponsDialog = lazy(() => import('./CouponsDialog'))

/** 领券: the coupons that goods of this shop in the cart count towards, claimed in place. */
function Coupons({ shop: { shop_id, shop_name }, coupons }: Pick<ShopProps, 'shop' | 'coupons'>) {
  const dialog = useDialog()
  const own = coupons.filter(({ items }) => items.some((item) => item.shop_id === shop_id))
  if (own.length === 0) return null
  return (
    <>
      <Button size="small" aria-label={texts.getCouponsOf(shop_name)} onClick={dialog.show}>
        {texts.getCoupons}
      </Button>
      {dialog.asked && (
        <Suspense fallback={null}>
          <CouponsDialog
            open={dialog.open}
            title={texts.couponsOf(shop_name)}
            coupons={own}
            onClose={dialog.hide}
          />
        </Suspense>
      )}
    </>
  )
}

/** What comes with the lines of a shop: gifts, and goods offered for a little more. */
function Extras({ shop }: { shop: CartShop }) {
  const { shop_id, gift_activity, plus_buy_activity } = shop
  if (gift_activity.length + plus_buy_activity.length === 0) return null
  return (
    <ul className={css.extras}>
      {gift_activity.flatMap(({ activity_id, rule, items }) =>
        items.map((item) => (
          <Extra key={`${activity_id}/${item.item_id}`} item={item} mark={texts.gift} rule={rule} />
        )),
      )}
      {plus_buy_activity.flatMap(({ activity_id, rule, items }) =>
        items
          .filter(({ cart_id, store }) => cart_id === '' && store > 0)
          .map((item) => (
            <Extra
              key={`${activity_id}/${item.item_id}`}
              item={item}
              mark={texts.plusBuy}
              rule={rule}
              onTake={() => void takeExtra({ item_id: item.item_id, activity_id, distributor_id: shop_id })}
            />
          )),
      )}
    </ul>
  )
}

interface ExtraProps {
  item: CartExtraItem
  mark: string
  rule: string
  onTake?: () => void
}

const Extra = ({ item, mark, rule, onTake }: ExtraProps) => (
  <li className={css.extra}>
    <span className={css.mark}>{mark}</span>
    <Picture src={pictureAt(item.pics, 's')} alt="" width={40} height={40} className={css.picture} />
    <Anchor link={`/items/${encodePart(item.item_id)}`} className={css.name}>
      {item.item_name}
    </Anchor>
    <span className={css.rule}>{rule}</span>
    <Price cents={item.price} />
    {item.market_price > item.price && <Price cents={item.market_price} former />}
    {onTake ? (
      <Button size="small" onClick={onTake}>
        {texts.plusBuy}
      </Button>
    ) : (
      <span>×{item.num}</span>
    )}
  </li>
)

interface ShopProps {
  shop: CartShop
  coupons: readonly CartCoupon[]
  onTaken(lines: readonly CartLine[]): void
}

/** One shop's lines with its promotions, and what they come to. */
export function Shop({ shop, coupons, onTaken }: ShopProps) {
  const { shop_id, shop_name, list, item_fee, discount_fee, total_fee, cart_total_num } = shop
  return (
    <section className={shared.card} aria-label={shop_name}>
      <header className={clsx(shared.head, css.head)}>
        <Tick
          state={tickOf(list)}
          label={texts.allOfShop(shop_name)}
          onChange={(ticked) => tickLines(list, ticked)}
        />
        <h2 className={clsx(shared.name, css.shopName)}>
          {shop_id === HEAD_OFFICE ? (
            shop_name
          ) : (
            <Anchor link={`/shops/info?distributor_id=${encodePart(shop_id)}`}>{shop_name}</Anchor>
          )}
        </h2>
        <div className={css.offers}>
          <CouponHint gap={shopGap(coupons, shop)} />
          <Coupons shop={shop} coupons={coupons} />
        </div>
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

import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { CartActivity, CartCoupon, CartListAnswer, CartShop } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { goodsOf } from '@storefront/features/marketing'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { Button } from '@storefront/shell/parts/Button'
import { type CouponGap, mallGap, shopGap } from '../../cart/coupon-gap'
import { texts } from '../../texts/cart'
import { useDialog } from '../../use-dialog'
import shared from './lines.module.css'
import css from './Shop.module.css'
import { opened } from '@storefront/shell/parts/opened'

/** 再买¥x可用: what is missing to the next coupon; it leads to where that is had, and who has it to what it is for. */
function CouponHint({ gap }: { gap: CouponGap<CartCoupon> | undefined }) {
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

interface MallHintProps {
  cart: CartListAnswer
  coupons: readonly CartCoupon[]
}

/** What is missing to a coupon of the whole mall. */
export const MallHint = ({ cart, coupons }: MallHintProps) => <CouponHint gap={mallGap(coupons, cart)} />

export interface OffersProps {
  shop: CartShop
  coupons: readonly CartCoupon[]
}

/** Coupons of a shop: what is missing to the next one, and those to claim. */
export const Offers = ({ shop, coupons }: OffersProps) => (
  <>
    <CouponHint gap={shopGap(coupons, shop)} />
    <Coupons shop={shop} coupons={coupons} />
  </>
)

const CouponsDialog = opened(() => import('./CouponsDialog'))

/** 领券: the coupons that goods of this shop in the cart count towards, claimed in place. */
function Coupons({ shop: { shop_id, shop_name }, coupons }: OffersProps) {
  const dialog = useDialog()
  const own = coupons.filter(({ items }) => items.some((item) => item.shop_id === shop_id))
  if (own.length === 0) return null
  return (
    <>
      <Button
        size="small"
        aria-label={texts.getCouponsOf(shop_name)}
        aria-haspopup="dialog"
        onClick={dialog.show}
      >
        {texts.getCoupons}
      </Button>
      {dialog.asked && (
        <CouponsDialog
          open={dialog.open}
          title={texts.couponsOf(shop_name)}
          coupons={own}
          onClose={dialog.hide}
        />
      )}
    </>
  )
}

/** 满减 and 满折 of a shop: what they take off, and what is missing to their next step. */
export function Activities({ activities }: { activities: readonly CartActivity[] }) {
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

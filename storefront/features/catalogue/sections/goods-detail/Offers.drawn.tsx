import { useState } from 'react'
import { Anchor, useActions } from '@engine'
import type { Card, GoodsDetail, PromotionActivity, SpecItem } from '@schemas/generated/api'
import { claimState } from '@widgets/shared/coupon'
import { Price } from '@widgets/shared/Price'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { priceOf } from '../../shown-item'
import { Row } from '../../ProductBox'
import { texts } from '../../texts/goods'
import { COUPONS_COLLAPSED } from '../../figures'
import css from './BuyBox.module.css'

interface OffersProps {
  product: GoodsDetail
  /** The chosen one. */
  item?: SpecItem | undefined
}

/**
 * Offers that reduce the price of a product: coupons, promotions and the grade for sale. Only those that can be combined with
 * the shown price: a seckill takes no coupon, a fixed price no promotion.
 */
export function Offers({ product, item }: OffersProps) {
  const { vipgrade_name, gradeDiscount, guide_title_desc, memberPrice } = vipFor(product, item)
  const promotions = product.promotion_activity.filter((one) => countsBeside(one, item))
  return (
    <>
      {guide_title_desc && (
        <p className={css.vip}>
          <b>
            {vipgrade_name} {gradeDiscount !== undefined && texts.discount(gradeDiscount)}
          </b>{' '}
          {guide_title_desc} <Price cents={memberPrice} />
          <Anchor link="/member/vip" className={css.way}>
            {texts.openVip}
          </Anchor>
        </p>
      )}
      {!item?.seckill && <Coupons cards={product.kaquan_list} />}
      {promotions.length > 0 && (
        <Row name={texts.promotions}>
          <ul className={css.offers}>
            {promotions.map(({ promotion_id, promotion_tag, marketing_name, rules }) => (
              <li key={promotion_id}>
                <span className={css.mark}>{promotion_tag}</span>
                {rules.length > 0 ? rules.join('；') : marketing_name}
              </li>
            ))}
          </ul>
        </Row>
      )}
    </>
  )
}

/** The grade for sale, if it makes the chosen item cheaper; its price is known for the default item only. */
function vipFor(product: GoodsDetail, item: SpecItem | undefined): GoodsDetail['vipgrade_guide_title'] {
  const guide = product.vipgrade_guide_title
  if (!item || item.item_id === product.item_id || guide.gradeDiscount === undefined) return guide
  const { memberPrice: _ofAnother, ...rest } = guide
  return (item.price * guide.gradeDiscount) / 10 < priceOf(item) ? rest : {}
}

/** Rule price-2: no further reductions apply to an activity's price; only its own name is shown. */
const countsBeside = ({ tag_type }: PromotionActivity, item: SpecItem | undefined) =>
  tag_type === 'normal' || tag_type === 'limited_time_sale'
    ? item === undefined || item.act_price !== undefined
    : item?.act_price === undefined

function Coupons({ cards }: { cards: readonly Card[] }) {
  const [open, setOpen] = useState(false)
  if (cards.length === 0) return null
  return (
    <Row name={texts.coupons}>
      <ul className={css.coupons}>
        {(open ? cards : cards.slice(0, COUPONS_COLLAPSED)).map((card) => (
          // the server's count includes the claims made here once it changes
          <li key={`${card.card_id}/${card.user_get_num}`}>
            <Coupon card={card} />
          </li>
        ))}
        {cards.length > COUPONS_COLLAPSED && (
          <li>
            <button type="button" className={css.way} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? texts.fewerCoupons : texts.moreCoupons(cards.length)}
            </button>
          </li>
        )}
      </ul>
    </Row>
  )
}

function Coupon({ card }: { card: Card }) {
  const { claimCoupon } = useActions()
  const [claimed, setClaimed] = useState(0)
  const claim = async () => {
    if (!(await claimCoupon(card.card_id))) return
    setClaimed(claimed + 1)
    const { showToast } = await import('@storefront/shell/state/toasts')
    showToast(texts.claimed)
  }
  return (
    <button
      type="button"
      className={css.coupon}
      title={card.title}
      disabled={claimState(card, claimed) !== 0}
      onClick={() => void claim()}
    >
      {couponLabel(card)}
    </button>
  )
}

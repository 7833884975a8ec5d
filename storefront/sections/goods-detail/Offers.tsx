import { useState } from 'react'
import { Anchor, useActions } from '@engine'
import type { Card, GoodsDetail } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { claimState, couponLabel } from '../../coupons/offered'
import { Row } from '../../goods/Row'
import { texts } from '../../texts/goods'
import css from './BuyBox.module.css'

/** storefront §9: so many coupons before the rest is asked for. */
export const COLLAPSED = 4

/** What makes a good cheaper: coupons to claim, promotions it takes part in, the members' grade that is sold. */
export function Offers({ good }: { good: GoodsDetail }) {
  const { vipgrade_name, gradeDiscount, guide_title_desc, memberPrice } = good.vipgrade_guide_title
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
      <Coupons cards={good.kaquan_list} />
      {good.promotion_activity.length > 0 && (
        <Row name={texts.promotions}>
          <ul className={css.offers}>
            {good.promotion_activity.map(({ promotion_id, promotion_tag, marketing_name, rules }) => (
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

function Coupons({ cards }: { cards: readonly Card[] }) {
  const [open, setOpen] = useState(false)
  if (cards.length === 0) return null
  return (
    <Row name={texts.coupons}>
      <ul className={css.coupons}>
        {(open ? cards : cards.slice(0, COLLAPSED)).map((card) => (
          <li key={card.card_id}>
            <Coupon card={card} />
          </li>
        ))}
        {cards.length > COLLAPSED && (
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
    const { showToast } = await import('../../state/toasts')
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

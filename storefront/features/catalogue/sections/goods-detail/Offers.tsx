import { useState } from 'react'
import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { Card, GoodsDetail, PromotionActivity, SpecItem } from '@schemas/generated/api'
import { VIP_PRICE } from '@widgets/shared/marks'
import { Price } from '@widgets/shared/Price'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import { priceOf } from '../../price-of'
import { Row } from '../../ProductBox'
import { texts } from '../../texts/goods'
import { COUPONS_COLLAPSED } from '../../figures'
import { texts as detail } from '../../texts/detail'
import { Coupon } from './Coupon'
import { Promotions, promotionText } from './Promotions'
import css from './BuyBox.module.css'
import { opened } from '@storefront/shell/parts/opened'

const OffersSheet = opened(() => import('./OffersSheet'))

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
  const [sheet, setSheet] = useState<{ open: boolean }>()
  const promotions = product.promotion_activity.filter(
    // the activity of the price is named above it
    (one) => countsBeside(one, item) && one.promotion_id !== product.activity_info?.seckill_id,
  )
  const coupons = item?.seckill ? [] : product.kaquan_list
  return (
    <>
      {guide_title_desc && (
        <p className={css.vip}>
          <b>
            {vipgrade_name} {gradeDiscount !== undefined && texts.discount(gradeDiscount)}
          </b>{' '}
          {guide_title_desc}{' '}
          {memberPrice !== undefined && (
            <>
              {VIP_PRICE} <Price cents={memberPrice} />
            </>
          )}
          <Anchor link="/member/vip" className={css.way}>
            {texts.openVip}
          </Anchor>
        </p>
      )}
      {coupons.length + promotions.length > 0 && (
        <button
          type="button"
          className={clsx(css.line, css.narrow)}
          aria-haspopup="dialog"
          onClick={() => setSheet({ open: true })}
        >
          <span className={css.lineName}>{detail.offers}</span>
          <span className={css.lineText}>
            {[...coupons.map(couponLabel), ...promotions.map(promotionText)].slice(0, IN_LINE).join('，')}
          </span>
        </button>
      )}
      <Coupons cards={coupons} />
      {promotions.length > 0 && (
        <div className={css.wide}>
          <Row name={texts.promotions}>
            <Promotions list={promotions} />
          </Row>
        </div>
      )}
      {sheet && (
        <OffersSheet
          open={sheet.open}
          coupons={coupons}
          promotions={promotions}
          onCancel={() => setSheet({ open: false })}
        />
      )}
    </>
  )
}

/** Offers that a narrow page names before they are asked for. */
const IN_LINE = 3

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
    <div className={css.wide}>
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
    </div>
  )
}

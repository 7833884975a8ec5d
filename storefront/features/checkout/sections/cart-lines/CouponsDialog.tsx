import { useState } from 'react'
import { Anchor, useActions } from '@engine'
import type { CartCoupon } from '@schemas/generated/api'
import { goodsOf } from '@storefront/features/marketing'
import { couponWorth } from '@storefront/shell/parts/coupon-worth'
import { Modal } from '@storefront/shell/parts/Modal'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { ClaimButton, CouponTicket } from '@widgets/shared/CouponTicket'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/cart'
import css from './CouponsDialog.module.css'

interface CouponsDialogProps {
  open: boolean
  title: string
  coupons: readonly CartCoupon[]
  onClose(): void
}

/** px */
const WIDTH = 520

/** Coupons for goods in the cart, claimed without leaving it; a visitor is led to sign in. */
export default function CouponsDialog({ open, title, coupons, onClose }: CouponsDialogProps) {
  const { claimCoupon } = useActions()
  const [busy, setBusy] = useState('')
  const [claimed, setClaimed] = useState<readonly string[]>([])
  const claim = async ({ card_id }: CartCoupon) => {
    if (busy) return
    setBusy(card_id)
    const done = await claimCoupon(card_id).finally(() => setBusy(''))
    if (!done) return
    setClaimed((before) => [...before, card_id])
    showToast(texts.couponClaimed)
    // hints and the checkout know of it
    refreshPage()
  }
  return (
    <Modal open={open} title={title} width={WIDTH} onCancel={onClose}>
      <ul className={css.coupons}>
        {coupons.map((coupon) => {
          const isClaimed = coupon.received || claimed.includes(coupon.card_id)
          return (
            <li key={coupon.card_id}>
              <CouponTicket
                worth={couponWorth(coupon)}
                title={coupon.title}
                closed={isClaimed}
                lines={[
                  <Anchor key="goods" link={goodsOf(coupon)} className={css.goods}>
                    {texts.couponGoods}
                  </Anchor>,
                ]}
                foot={
                  <ClaimButton
                    text={isClaimed ? texts.claimed : texts.claim}
                    label={isClaimed ? `${texts.claimed} ${coupon.title}` : texts.claimCoupon(coupon.title)}
                    open={!isClaimed}
                    busy={busy === coupon.card_id}
                    onClaim={() => void claim(coupon)}
                  />
                }
              />
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}

import { useId, useState } from 'react'
import type { MemberCoupon } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import type { CouponGroup } from '../../coupons'
import { Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/checkout'
import css from './CouponDialog.module.css'
import { Option } from './Option'

interface CouponDialogProps {
  open: boolean
  title: string
  group: CouponGroup
  /** Code of the one in use; '' for none. */
  chosen: string
  onChosen(code: string): void
  onCancel(): void
}

/** px */
const WIDTH = 640

/** The coupons of one giver: those that can be used here, and the others with why not. */
export default function CouponDialog({ open, title, group, chosen, onChosen, onCancel }: CouponDialogProps) {
  const name = useId()
  const [wanted, want] = useState(chosen)
  const { usable, unusable } = group
  const choice = (code: string) => ({ name, checked: wanted === code, onChoose: () => want(code) })
  return (
    <Modal open={open} title={title} width={WIDTH} onConfirm={() => onChosen(wanted)} onCancel={onCancel}>
      <fieldset className={css.group}>
        <legend className={css.legend}>{texts.usableCoupons(usable.length)}</legend>
        <Option {...choice('')}>{texts.noCoupon}</Option>
        {usable.map((coupon) => (
          <Option key={coupon.code} {...choice(coupon.code)}>
            <Face coupon={coupon} />
            <span className={css.saves}>
              <Price cents={-coupon.discount_fee} />
            </span>
          </Option>
        ))}
      </fieldset>
      {unusable.length > 0 && (
        <section aria-label={texts.unusableCoupons(unusable.length)}>
          <h3 className={css.legend}>{texts.unusableCoupons(unusable.length)}</h3>
          <ul className={css.unusable}>
            {unusable.map((coupon) => (
              <li key={coupon.code}>
                <Face coupon={coupon} />
                <span className={css.reason}>{coupon.reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Modal>
  )
}

function Face({ coupon }: { coupon: MemberCoupon }) {
  return (
    <span className={css.face}>
      <b>{coupon.title}</b>
      <span>{[coupon.rule, texts.validUntil(coupon.end_date)].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

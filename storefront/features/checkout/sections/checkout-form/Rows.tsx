import { lazy, Suspense, useState, useId } from 'react'
import type { InvoiceTitle, Quote } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { Button } from '@storefront/shell/parts/Button'
import { quantityOf } from '@storefront/shell/parts/quantity'
import type { Checkout, CheckoutState } from '../../checkout'
import { couponsIn, PLATFORM, withCoupon, type CouponGroup } from '../../coupons'
import { texts } from '../../texts/checkout'
import css from './ShopCard.module.css'
import invoiceCss from './Render.module.css'

const CouponDialog = lazy(() => import('./CouponDialog'))

interface CouponRowProps {
  label: string
  /** A shop, or `PLATFORM`. */
  giver: string
  group: CouponGroup | undefined
  checkout: Checkout
  state: CheckoutState
}

/** The coupon of one giver that is used, and choosing another. Nothing where the member has none of it. */
export function CouponRow({ label, giver, group, checkout, state }: CouponRowProps) {
  const [asking, ask] = useState<{ open: boolean }>()
  const { quote } = state
  if (!group) return null
  const used = giver === PLATFORM ? quote?.platform_coupon : couponOf(quote, giver)
  const { coupon_code = '', info, discount_fee } = used ?? {}
  return (
    <div className={css.couponRow}>
      <span className={css.label}>{label}</span>
      <span className={css.used}>
        {coupon_code === '' ? (
          group.usable.length > 0 ? (
            texts.usable(group.usable.length)
          ) : (
            texts.noneUsable
          )
        ) : (
          <>
            {info} <Price cents={-(discount_fee ?? 0)} className={css.fee} />
          </>
        )}
      </span>
      <Button
        kind="text"
        size="small"
        disabled={!quote}
        aria-label={`${texts.chooseCoupon} ${label}`}
        onClick={() => ask({ open: true })}
      >
        {coupon_code === '' ? texts.choose : texts.change}
      </Button>
      {asking && quote && (
        <Suspense fallback={null}>
          <CouponDialog
            open={asking.open}
            title={label}
            group={group}
            chosen={coupon_code}
            onCancel={() => ask({ open: false })}
            onChosen={(code) => {
              ask({ open: false })
              void checkout.choose({ coupons: withCoupon(couponsIn(quote), giver, code) })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const couponOf = (quote: CheckoutState['quote'], giver: string) =>
  quote?.shops.find(({ distributor_id }) => distributor_id === giver)?.coupon_info

const InvoiceDialog = lazy(() => import('../../invoice.dialog'))

/** Whether the order comes with an invoice, and in whose name. */
export function Invoice({ checkout, invoice }: { checkout: Checkout; invoice: InvoiceTitle | null }) {
  const [asking, ask] = useState<{ open: boolean }>()
  return (
    <section className={invoiceCss.row} aria-labelledby="checkout-invoice">
      <h2 id="checkout-invoice" className={invoiceCss.rowHeading}>
        {texts.invoice}
      </h2>
      <span className={invoiceCss.rowText}>
        {invoice
          ? [
              invoice.title === 'unit' ? texts.company : texts.personal,
              invoice.content,
              invoice.registration_number,
            ]
              .filter(Boolean)
              .join(' · ')
          : texts.noInvoice}
      </span>
      <Button
        kind="text"
        size="small"
        aria-label={`${texts.change} ${texts.invoice}`}
        onClick={() => ask({ open: true })}
      >
        {texts.change}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <InvoiceDialog
            open={asking.open}
            invoice={invoice}
            onCancel={() => ask({ open: false })}
            onChosen={(chosen) => {
              ask({ open: false })
              checkout.note({ invoice: chosen })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

const ruleOf = ({ point_rule: rule }: Quote) =>
  texts.pointsRule(rule.deduct_point, rule.deduct_proportion_limit, rule.can_deduct_freight)

/** Points as money, within what the server allows here; validated when the field is left. */
export function Points({
  checkout,
  state: { quote, choices },
}: {
  checkout: Checkout
  state: CheckoutState
}) {
  const id = useId()
  const [typed, type] = useState<string | null>(null)
  const { point_use } = choices
  const most = quote?.max_point ?? 0
  const use = (points: number) => {
    type(null)
    if (points !== point_use) void checkout.choose({ point_use: points })
  }
  const settle = () => typed !== null && use(quantityOf(typed, most, 0))
  return (
    <div className={css.couponRow}>
      <label className={css.label} htmlFor={id}>
        {texts.points}
      </label>
      <input
        id={id}
        className={css.points}
        inputMode="numeric"
        disabled={most === 0}
        aria-describedby={`${id}-bounds`}
        value={typed ?? point_use}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      <Button
        kind="text"
        size="small"
        disabled={most === 0}
        onClick={() => use(point_use === most ? 0 : most)}
      >
        {point_use === most && most > 0 ? texts.noPoints : texts.allPoints}
      </Button>
      <span id={`${id}-bounds`} className={css.bounds}>
        {quote && (
          <>
            {texts.pointsHeld(quote.user_point.point)}
            {most === 0 ? texts.pointsNone : texts.pointsMost(most)}（{ruleOf(quote)}）
          </>
        )}
      </span>
    </div>
  )
}

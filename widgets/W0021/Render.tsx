import { clsx } from 'clsx'
import { Anchor, colour, type WidgetProps } from '@engine'
import type { W0021Props } from '@schemas/generated/types'
import { useCouponList } from '../shared/coupon'
import { CouponCard } from '../shared/CouponCard'
import { textOf, textStyle } from '../shared/text-style'
import { useClaim } from '../shared/use-claim'
import css from './Render.module.css'

/** 优惠券: a bar with title and subtitle, and coupons that members can claim. */
export function Coupons({ props, theme }: WidgetProps<W0021Props>) {
  const coupons = useCouponList(props.data)
  const { claim, isBusy, now, dialog } = useClaim()
  if (coupons.length === 0) return null
  const [title, subTitle, more] = [textOf(props.text), textOf(props.subTitle), textOf(props.moreText)]
  const heading = textStyle(props.wgtTitleFontSize, props.wgtTextColor)
  return (
    <section
      className={clsx(css.coupons, props.wgtBorderRadius === true && css.round)}
      style={{ '--theme': theme }}
    >
      <div className={css.head} style={{ backgroundColor: colour(props.wgtBackgroundColor) }}>
        {title !== '' && (
          <h2 className={css.title} style={heading}>
            {title}
          </h2>
        )}
        {subTitle !== '' && (
          <p className={css.subTitle} style={textStyle(props.wgtSubTitleFontSize, props.wgtSubTextColor)}>
            {subTitle}
          </p>
        )}
        {more !== '' && (
          <Anchor link={props.moreLinkData} className={css.more} style={{ color: heading.color }}>
            {more}
            <span aria-hidden="true" className={css.arrow} />
          </Anchor>
        )}
      </div>
      <ul className={css.list}>
        {coupons.map((coupon, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one coupon may be listed twice
          <li key={`${coupon.id}-${index}`} className={css.cell}>
            <CouponCard coupon={now(coupon)} onClaim={claim} busy={isBusy(coupon)} className={css.coupon} />
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}

import { clsx } from 'clsx'
import { colour, type WidgetProps } from '@engine'
import type { W0021Props } from '@schemas/generated/types'
import { useCouponList } from '../shared/coupon'
import { CouponCard } from '../shared/CouponCard'
import frame from '../shared/frame.module.css'
import { MoreLink } from '../shared/SectionTitle'
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
      className={clsx(frame.frame, css.coupons, props.wgtBorderRadius === true && frame.round)}
      style={{ '--theme': theme }}
    >
      <div className={css.head} style={{ backgroundColor: colour(props.wgtBackgroundColor) }}>
        {title !== '' && (
          <h2 className={clsx(frame.title, css.title)} style={heading}>
            {title}
          </h2>
        )}
        {subTitle !== '' && (
          <p
            className={clsx(frame.subTitle, css.subTitle)}
            style={textStyle(props.wgtSubTitleFontSize, props.wgtSubTextColor)}
          >
            {subTitle}
          </p>
        )}
        {more !== '' && (
          <MoreLink
            text={more}
            link={props.moreLinkData}
            className={css.more}
            style={{ color: heading.color }}
          />
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

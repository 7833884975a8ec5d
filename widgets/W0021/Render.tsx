import { clsx } from 'clsx'
import { colour, type WidgetProps } from '@engine'
import type { W0021Props } from '@schemas/generated/types'
import { useCouponList } from '../shared/coupon'
import { CouponCard } from '../shared/CouponCard'
import row from '../shared/coupon-row.module.css'
import frame from '../shared/frame.module.css'
import { SectionHead } from '../shared/SectionHead'
import { textOf, textStyle } from '../shared/text-style'
import { useClaim } from '../shared/use-claim'
import css from './Render.module.css'

/** 优惠券: a bar with title and subtitle, and coupons that members can claim. */
export function Coupons({ props, theme }: WidgetProps<W0021Props>) {
  const coupons = useCouponList(props.data)
  const { claim, isBusy, now, dialog } = useClaim()
  if (coupons.length === 0) return null
  const heading = textStyle(props.wgtTitleFontSize, props.wgtTextColor)
  return (
    <section
      className={clsx(frame.frame, props.wgtBorderRadius === true && frame.round)}
      style={{ '--theme': theme }}
    >
      <SectionHead
        title={textOf(props.text)}
        subTitle={textOf(props.subTitle)}
        titleStyle={heading}
        subStyle={textStyle(props.wgtSubTitleFontSize, props.wgtSubTextColor)}
        style={{ backgroundColor: colour(props.wgtBackgroundColor), color: heading.color }}
        more={{ text: textOf(props.moreText), link: props.moreLinkData }}
      />
      <ul className={clsx(css.list, row.row)}>
        {coupons.map((coupon, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one coupon may be listed twice
          <li key={`${coupon.id}-${index}`} className={css.cell}>
            <CouponCard coupon={now(coupon)} onClaim={claim} busy={isBusy(coupon)} />
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}

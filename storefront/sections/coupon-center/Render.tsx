import { Anchor } from '@engine'
import { Tickets } from '../../coupons/Tickets'
import { AskFailed } from '../../parts/AskFailed'
import { Breadcrumb } from '../../parts/Breadcrumb'
import { Notice } from '../../parts/Notice'
import { texts } from '../../texts/shops'
import { useAnswers } from '../use-answers'
import type data from './data'
import css from './Render.module.css'

/** Every coupon that can be claimed, with how it stands. */
export function Render() {
  const { coupons } = useAnswers<typeof data>()
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.couponCenter }]} />
      <div className={css.card}>
        <h2 className={css.title}>{texts.couponCenter}</h2>
        {!coupons?.data && <AskFailed error={coupons?.error} />}
        {coupons?.data?.list.length === 0 && (
          <Notice text={texts.noCoupons}>
            <Anchor link="/items">{texts.toGoods}</Anchor>
          </Notice>
        )}
        {coupons?.data && <Tickets cards={coupons.data.list} label={texts.couponCenter} />}
      </div>
    </div>
  )
}

import { Anchor, useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { isAccountPage } from '@storefront/shell/account/account-pages'
import { Tickets } from '../../coupons/Tickets'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/coupons'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** Every coupon that can be claimed, with its state: a page for everyone, and an account page of the member centre. */
export function Render() {
  const { path } = useShop()
  if (isAccountPage(path)) {
    return (
      <MemberFrame title={texts.couponCenter}>
        <Coupons columns={2} />
      </MemberFrame>
    )
  }
  return (
    <div className="page-column">
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.couponCenter }]} />
      <div className={css.card}>
        <h2 className={css.title}>{texts.couponCenter}</h2>
        <Coupons columns={3} />
      </div>
    </div>
  )
}

function Coupons({ columns }: { columns: number }) {
  const { coupons } = useAnswers<typeof data>()
  if (!coupons?.data) return <AskFailed error={coupons?.error} />
  const { list } = coupons.data
  if (list.length === 0) {
    return (
      <Notice drawing="coupons" text={texts.noCoupons}>
        <Anchor link="/items">{texts.toGoods}</Anchor>
      </Notice>
    )
  }
  return <Tickets cards={list} label={texts.couponCenter} columns={columns} />
}

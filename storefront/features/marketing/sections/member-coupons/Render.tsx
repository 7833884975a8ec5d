import { Anchor, useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { OwnTicket } from '../../coupons/Ticket'
import css from '../../coupons/Tickets.module.css'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/member'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { COUPONS_PER_PAGE, couponsHref, readCouponQuery, STATUSES } from './query'

/** A member's coupons: those to use, those used, those that have run out. */
export function Render() {
  const { unused, used, expired } = useAnswers<typeof data>()
  const query = readCouponQuery(queryOf(useShop().path))
  const asked = { 1: unused, 2: used, 3: expired }
  const { data: found, error } = asked[query.status]
  return (
    <MemberFrame
      title={texts.coupons}
      extra={
        <ButtonLink href="/member/coupon-center" size="small">
          {texts.couponCenter}
        </ButtonLink>
      }
    >
      <LinkTabs
        label={texts.coupons}
        current={couponsHref({ status: query.status, page: 1 })}
        tabs={STATUSES.map(({ status, text }) => ({
          text,
          href: couponsHref({ status, page: 1 }),
          count: asked[status].data?.total_count,
        }))}
      />
      {error && <AskFailed error={error} />}
      {found?.list.length === 0 && (
        <Notice drawing="coupons" text={texts.noCoupons[query.status]}>
          <Anchor link="/member/coupon-center">{texts.toCenter}</Anchor>
        </Notice>
      )}
      {found && (
        <>
          <ul className={css.tickets} aria-label={texts.coupons} style={{ '--columns': 2 }}>
            {found.list.map((coupon) => (
              <li key={coupon.code}>
                <OwnTicket coupon={coupon} />
              </li>
            ))}
          </ul>
          <Pagination
            page={query.page}
            total={found.total_count}
            size={COUPONS_PER_PAGE}
            hrefOf={(page) => couponsHref({ ...query, page })}
          />
        </>
      )}
    </MemberFrame>
  )
}

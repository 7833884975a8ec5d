import { Anchor } from '@engine'
import type { MemberAnswer, MemberStatisticalAnswer } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { Recommended } from '@storefront/features/catalogue'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Card } from '@storefront/shell/parts/Card'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { GradeProgress, membershipTexts } from '@storefront/features/marketing'
import { MemberAvatar, nameOf } from '@storefront/features/members'
import { MESSAGES } from '@storefront/shell/account/account-pages'
import { useUnread } from '@storefront/shell/account/unread'
import { texts } from '../../texts/member-home'
import type data from './data'
import { AccountLinks } from './AccountLinks'
import { LatestOrders, OrderStates } from './OrderStates'
import css from './Render.module.css'

/** px; five beside the menu. */
const PICTURE = 160

/** The member centre: the member's profile, coupons and points, and the states of their orders. */
export function Render() {
  const { member, held, counts, orders, recommended } = useAnswers<typeof data>()
  return (
    <MemberFrame title={texts.member} bare>
      <Card aria-label={texts.member}>
        {member.data ? (
          <MemberCard member={member.data} held={held.data} />
        ) : (
          <AskFailed error={member.error} />
        )}
      </Card>
      <Card aria-label={texts.orders}>
        <OrderStates counts={counts.data} />
      </Card>
      <AccountLinks />
      <Card title={texts.latestOrders}>
        {orders.data ? <LatestOrders orders={orders.data.list} /> : <AskFailed error={orders.error} />}
      </Card>
      <Recommended list={recommended.data?.list ?? []} picture={PICTURE} beside="" />
    </MemberFrame>
  )
}

interface MemberCardProps {
  member: MemberAnswer
  /** Absent where they could not be counted. */
  held: MemberStatisticalAnswer | undefined
}

/** px */
const AVATAR = 72

/** The greeting, the grade, and how much one has of what the shop keeps for its members. */
function MemberCard({ member, held }: MemberCardProps) {
  const { memberInfo, vipgrade, is_staff } = member
  const { avatar, gradeInfo } = memberInfo
  const name = nameOf(memberInfo)
  const unread = useUnread()
  return (
    <div className={css.who}>
      <Anchor link="/member/profile" label={texts.editProfile}>
        <MemberAvatar picture={avatar} name={name} side={AVATAR} />
      </Anchor>
      <div className={css.person}>
        <p className={css.greeting}>
          <b className={css.name}>{texts.greeting(name)}</b>
          <Anchor link="/member/rights" className={css.grade}>
            {gradeInfo.grade_name}
          </Anchor>
          {is_staff === '1' && <span className={css.staff}>{texts.staffMember}</span>}
        </p>
        <p className={css.vip}>
          {vipgrade.is_vip
            ? membershipTexts.vipUntil(vipgrade.grade_name, vipgrade.end_time)
            : vipgrade.guide_title}
          {vipgrade.is_open && (
            <Anchor link="/member/vip" className={css.way}>
              {vipgrade.is_vip ? membershipTexts.renew : membershipTexts.openVip}
            </Anchor>
          )}
        </p>
        <GradeProgress member={memberInfo} />
      </div>
      <ul className={css.figures}>
        {figuresOf(member, held, unread).map(({ text, href, count }) => (
          <li key={href}>
            <Anchor link={href} className={css.figure}>
              <b className={css.count}>{count.toLocaleString('zh-CN')}</b>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function figuresOf(
  { coupon, point }: MemberAnswer,
  held: MemberStatisticalAnswer | undefined,
  unread: number,
) {
  const { fav_total_count = 0, fav_shop_total_count = 0, browse_total_count = 0 } = held ?? {}
  return [
    { text: texts.coupons, href: '/member/coupon', count: coupon },
    { text: texts.pointsHeld, href: '/member/point', count: point },
    { text: texts.favouritesHeld, href: '/member/collector', count: fav_total_count + fav_shop_total_count },
    { text: texts.messagesHeld, href: MESSAGES, count: unread },
    { text: texts.footprintsHeld, href: '/member/foottrace', count: browse_total_count },
  ]
}

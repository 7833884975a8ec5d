import { Anchor } from '@engine'
import { GradeProgress } from '../../grades/GradeProgress'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { texts } from '../../texts/member'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Offer } from './Offer'
import css from './Render.module.css'

/** What grade a member has, how far the next one is, and the grades that can be bought. */
export function Render() {
  const { member, offers } = useAnswers<typeof data>()
  const vip = member.data?.vipgrade
  return (
    <MemberFrame
      title={texts.vip}
      extra={
        <Anchor link="/member/rights" className={css.rights}>
          {texts.rights}
        </Anchor>
      }
    >
      {member.data ? (
        <div className={css.own}>
          <GradeProgress member={member.data.memberInfo} />
        </div>
      ) : (
        <AskFailed error={member.error} />
      )}
      <h3 className={css.heading}>{texts.paidGrades}</h3>
      {vip?.is_vip && (
        <p className={css.vip}>
          {texts.vipUntil(vip.grade_name, vip.end_time)} · {texts.vipDays(vip.day)}
        </p>
      )}
      {vip?.is_had_vip && !vip.is_vip && <p className={css.vip}>{texts.vipOver}</p>}
      {!offers.data && <AskFailed error={offers.error} />}
      {offers.data?.list.length === 0 && <p>{texts.noVip}</p>}
      {offers.data && (
        <ul className={css.offers} aria-label={texts.paidGrades}>
          {offers.data.list.map((offer) => (
            <li key={offer.vip_grade_id}>
              <Offer offer={offer} isOwn={vip?.vip_grade_id === offer.vip_grade_id} />
            </li>
          ))}
        </ul>
      )}
    </MemberFrame>
  )
}

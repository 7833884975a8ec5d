import { clsx } from 'clsx'
import { useState } from 'react'
import { Anchor } from '@engine'
import type { VipGradeOffer, VipGradesBuyBody } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { navigate } from '@storefront/shell/router/navigate'
import { callOnce } from '@storefront/shell/api/call-once'
import { Button } from '@storefront/shell/parts/Button'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { succeeds } from '@storefront/shell/api/succeeds'
import card from '@storefront/shell/parts/form/radio-card.module.css'
import { GradeProgress } from '../../grades/GradeProgress'
import { texts } from '../../texts/member'
import type data from './data'
import css from './Render.module.css'
import { discountText } from '../../grades/grades'

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

type Period = VipGradesBuyBody['card_type']

interface OfferProps {
  offer: VipGradeOffer
  /** The member has this grade now: buying it prolongs it. */
  isOwn: boolean
}

/** A grade for sale: what it takes off, for how long, and the way to pay for it. */
function Offer({ offer, isOwn }: OfferProps) {
  const { vip_grade_id, grade_name, description, price_list, privileges, lv_type } = offer
  const [period, choose] = useState<Period | undefined>(price_list[0]?.name)
  const [busy, setBusy] = useState(false)
  const buy = async (card_type: Period) => {
    setBusy(true)
    let trade_id: string | undefined
    await succeeds(
      callOnce('POST /vipgrades/buy', { body: { vip_grade_id, card_type } }).then(
        ({ trade_info }) => (trade_id = trade_info.trade_id),
      ),
    )
    setBusy(false)
    if (trade_id !== undefined) navigate(cashierPath(trade_id))
  }
  return (
    <div className={css.offer} data-level={lv_type}>
      <p className={css.head}>
        <b className={css.name}>{grade_name}</b>
        <span className={css.discount}>{privileges.discount_desc || discountText(privileges.discount)}</span>
      </p>
      <p className={css.description}>{description}</p>
      <fieldset className={clsx(card.fields, css.periods)}>
        <legend className="screen-reader-only">{texts.choosePeriod(grade_name)}</legend>
        {price_list.map(({ name, price, day, desc }) => (
          <label
            key={name}
            className={clsx(card.card, card.quiet, css.period)}
            data-chosen={name === period || undefined}
          >
            <input
              type="radio"
              className={card.unseen}
              name={`period-${vip_grade_id}`}
              checked={name === period}
              onChange={() => choose(name)}
            />
            <span>{texts.periods[name]}</span>
            <b className={css.price}>
              <small>¥</small>
              {price}
            </b>
            <span className={css.note}>{texts.perDay(perDay(price, day)) || desc}</span>
          </label>
        ))}
      </fieldset>
      {period && (
        <Button kind="primary" block busy={busy} onClick={() => void buy(period)}>
          {isOwn ? texts.renew : texts.buy}
        </Button>
      )}
    </div>
  )
}

/** What a card comes to for each of its days, for display. @param price yuan, `9.90` @returns `0.33` */
const perDay = (price: string, days: string): string =>
  (Math.round((Number(price) / Number(days)) * 100) / 100).toFixed(2)

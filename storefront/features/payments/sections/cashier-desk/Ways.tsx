import { clsx } from 'clsx'
import { useState, useSyncExternalStore } from 'react'
import { useSurroundings } from '@engine'
import type { PayMethod, TradeDetail } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { Price } from '@widgets/shared/Price'
import { navigate } from '@storefront/shell/router/navigate'
import { trackLater } from '@storefront/shell/analytics/track-later'
import { useSecondsLeft } from '@storefront/shell/parts/countdown'
import { Button } from '@storefront/shell/parts/Button'
import { cashierPath, finishPath } from '@storefront/shell/routing/pay-paths'
import { FREE, platformOf, unopenedWays, waysFor, type PayPlatform } from '../../ways'
import { WayMark } from '../../WayMark'
import { texts } from '../../texts/pay'
import card from '@storefront/shell/parts/form/radio-card.module.css'
import { reached } from '@storefront/shell/state/offline'
import css from './Ways.module.css'

interface WaysProps {
  trade: TradeDetail
  methods: Record<PayPlatform, Answered<PayMethod[]>>
}

/** The ways to pay that the server offers here, and the button that leads to the chosen one. */
export function Ways({ trade, methods }: WaysProps) {
  const { trade_id, total_fee, order_type, pay_type } = trade
  const platform = usePlatform()
  const offered = methods[platform].data ?? []
  const ways = waysFor(offered, order_type)
  const [wanted, want] = useState(pay_type)
  const chosen = ways.find((way) => way.pay_type === wanted) ?? ways[0]
  const isOver = useSecondsLeft(trade.expire_seconds) === 0
  const [busy, setBusy] = useState(false)
  if (total_fee > 0 && ways.length === 0) return <p className={css.none}>{texts.noWays}</p>
  const pay = async () => {
    trackLater('pay', { trade_id, way: total_fee > 0 ? (chosen?.pay_type ?? '') : FREE })
    if (total_fee > 0) return chosen && navigate(cashierPath(trade_id, chosen.segment))
    setBusy(true)
    const [{ call }, { succeeds }] = await reached(() =>
      Promise.all([import('@storefront/shell/api/call'), import('@storefront/shell/api/succeeds')]),
    )
    const body = { order_id: trade_id, pay_type: FREE }
    const done = await succeeds(call('POST /payment', { body })).finally(() => setBusy(false))
    if (done) navigate(finishPath(trade_id), { replace: true })
  }
  return (
    <form
      method="post"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      {total_fee > 0 ? (
        <fieldset className={clsx(card.fields, css.ways)}>
          <legend className={clsx(card.legend, css.legend)}>{texts.payWay}</legend>
          {ways.map((way) => (
            <label
              key={way.pay_type}
              className={clsx(card.card, card.bold, css.way)}
              data-chosen={way === chosen || undefined}
            >
              <input
                type="radio"
                name="pay_type"
                value={way.pay_type}
                checked={way === chosen}
                onChange={() => want(way.pay_type)}
              />
              <WayMark kind={way.kind} app={way.app} />
              {way.name}
            </label>
          ))}
          {unopenedWays(offered, platform).map((way) => (
            <label key={way.pay_type} className={clsx(card.card, css.way, css.unopened)}>
              <input type="radio" name="pay_type" value={way.pay_type} disabled />
              <WayMark kind={way.kind} app={way.app} />
              {way.name}
              <small>{texts.unopened}</small>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={css.free}>{texts.nothingToPay}</p>
      )}
      <p className={css.foot} data-own-bar="">
        <span className={css.sum}>
          {texts.toPay} <Price cents={total_fee} className={css.price} />
        </span>
        <Button submit kind="primary" size="large" disabled={isOver} busy={busy}>
          {total_fee > 0 ? texts.payNow : texts.confirmFree}
        </Button>
      </p>
    </form>
  )
}

const never = () => () => undefined

/** The server assumes a phone's browser on the phones' site, elsewhere a desktop's. */
function usePlatform(): PayPlatform {
  const { base } = useSurroundings()
  return useSyncExternalStore(
    never,
    () => platformOf(navigator.userAgent),
    () => (base ? 'h5' : 'pc'),
  )
}

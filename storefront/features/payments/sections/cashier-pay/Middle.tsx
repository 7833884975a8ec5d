import { useSyncExternalStore, type ReactNode } from 'react'
import type { PaymentStarted } from '@schemas/generated/api'
import { ButtonLink, Button } from '@storefront/shell/parts/Button'
import { withReturn } from '@storefront/shell/session/use-return'
import { cashierPath, finishPath } from '@storefront/shell/routing/pay-paths'
import { navigate } from '@storefront/shell/router/navigate'
import type { PayWay } from '../../ways'
import { texts } from '../../texts/pay'
import css from './Render.module.css'

interface MiddleProps {
  text: string
  isBusy?: boolean
  /** Ways on. */
  children?: ReactNode
}

/** The state of the payment, in the middle of the card. */
export function Middle({ text, isBusy = false, children }: MiddleProps) {
  return (
    <div className={css.middle} aria-busy={isBusy}>
      <output className={css.text}>{text}</output>
      {children && <p className={css.buttons}>{children}</p>}
    </div>
  )
}

/** The shop has no account of this kind. */
export function Unavailable({ way, trade_id }: { way: PayWay; trade_id: string }) {
  return (
    <Middle text={texts.unavailable(way.name)}>
      <ButtonLink kind="primary" href={cashierPath(trade_id)}>
        {texts.otherWay}
      </ButtonLink>
    </Middle>
  )
}

/** Its dialog opens in WeChat's own browser alone. */
export function OnlyInWechat({ trade_id }: { trade_id: string }) {
  return (
    <Middle text={texts.onlyInWechat}>
      <ButtonLink href={cashierPath(trade_id)}>{texts.otherWay}</ButtonLink>
    </Middle>
  )
}

interface UnboundProps {
  way: PayWay
  trade_id: string
  /** The server's word. */
  message: string
}

/** Paying inside WeChat needs a bound account: the member binds it first and returns here. */
export function Unbound({ way, trade_id, message }: UnboundProps) {
  return (
    <Middle text={message}>
      <ButtonLink kind="primary" href={withReturn('/auth/bindwechat', cashierPath(trade_id, way.segment))}>
        {texts.bindWechat}
      </ButtonLink>
      <ButtonLink href={cashierPath(trade_id)}>{texts.otherWay}</ButtonLink>
    </Middle>
  )
}

/** What WeChat puts into its own browser. */
interface WeixinBridge {
  invoke(
    method: 'getBrandWCPayRequest',
    request: Record<string, string | undefined>,
    told: (answer: { err_msg: string }) => void,
  ): void
}

const bridge = () => (window as Window & { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge

/** WeChat puts its bridge in when it likes, and says so. */
function whenBridged(told: () => void) {
  document.addEventListener('WeixinJSBridgeReady', told)
  return () => document.removeEventListener('WeixinJSBridgeReady', told)
}

const noBridge = () => undefined

/** Paying inside WeChat: its own dialog does it. */
export function InWechat({ payment }: { payment: PaymentStarted }) {
  const weixin = useSyncExternalStore(whenBridged, bridge, noBridge)
  const { appId, timeStamp, nonceStr, package: prepaid, signType, paySign, trade_info } = payment
  const { trade_id } = trade_info
  const pay = () =>
    weixin?.invoke(
      'getBrandWCPayRequest',
      { appId, timeStamp, nonceStr, package: prepaid, signType, paySign },
      ({ err_msg }) => {
        // who closed the dialog may open it again
        if (err_msg !== 'get_brand_wcpay_request:cancel') navigate(finishPath(trade_id))
      },
    )
  if (!weixin)
    return (
      <Middle text={texts.openingWechat} isBusy>
        <ButtonLink href={cashierPath(trade_id)}>{texts.otherWay}</ButtonLink>
      </Middle>
    )
  return (
    <div className={css.middle}>
      <Button kind="primary" size="large" onClick={pay}>
        {texts.payNow}
      </Button>
    </div>
  )
}

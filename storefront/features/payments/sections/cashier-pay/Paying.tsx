import { useEffect, useState } from 'react'
import type {
  OfflineBackaccountAnswer,
  OfflineGetVoucherAnswer,
  TradeDetail,
  PaymentStarted,
} from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { navigate } from '@storefront/shell/router/navigate'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { cashierPath, finishPath } from '@storefront/shell/routing/pay-paths'
import { trade as underway } from '@storefront/shell/state/shop'
import { useSecondsLeft } from '@storefront/shell/parts/countdown'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { usePayment } from '../../use-payment'
import { useTradeWatch } from '../../use-trade-watch'
import type { PayWay } from '../../ways'
import { texts } from '../../texts/pay'
import { Transfer } from './Transfer'
import { InWechat, Middle, OnlyInWechat, Unavailable, Unbound } from './Middle'
import css from './Render.module.css'

export interface PayingProps {
  trade: TradeDetail
  way: PayWay
  accounts: Answered<OfflineBackaccountAnswer>
  voucher: Answered<OfflineGetVoucherAnswer>
}

/** Starts the payment by the page's way; it can be started again. */
export function Paying(props: PayingProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} again={() => setAttempt(attempt + 1)} />
}

/** Shows what the way needs, and leads on as soon as it is paid. */
function Attempt({ trade, way, accounts, voucher, again }: PayingProps & { again(): void }) {
  const { trade_id, time_start, time_expire } = trade
  const started = usePayment({
    trade_id,
    pay_type: way.pay_type,
    insideWechat: way.kind === 'wechat',
  })
  useEffect(() => {
    Object.assign(underway, { trade_no: trade_id, trade_createtime: time_start })
  }, [trade_id, time_start])
  useTradeWatch({
    // a click or an operator ends these; they are not polled
    trade_id: started.state !== 'ready' || way.kind === 'test' || way.kind === 'transfer' ? '' : trade_id,
    seen({ trade_state }) {
      if (trade_state === 'NOTPAY') return false
      navigate(finishPath(trade_id), { replace: true })
      return true
    },
  })
  const ends = started.state === 'ready' ? started.payment.order_info.payDate : time_expire
  useEffect(() => {
    // a transfer has more time than what it was chosen instead of
    if (ends !== time_expire) refreshPage()
  }, [ends, time_expire])
  if (started.state === 'starting') return <Middle text={texts.starting} isBusy />
  if (started.state === 'unavailable') return <Unavailable way={way} trade_id={trade_id} />
  if (started.state === 'elsewhere') return <OnlyInWechat trade_id={trade_id} />
  if (started.state === 'unbound') return <Unbound way={way} trade_id={trade_id} message={started.message} />
  if (started.state === 'failed')
    return (
      <Middle text={started.message}>
        <Button kind="primary" onClick={again}>
          {texts.again}
        </Button>
        <ButtonLink href={cashierPath(trade_id)}>{texts.otherWay}</ButtonLink>
      </Middle>
    )
  const { payment } = started
  switch (way.kind) {
    case 'external':
      return <External way={way} trade_id={trade_id} url={payment.payment_url} />
    case 'code':
      return <Code way={way} trade={trade} image={payment.qrcodeImage} onRefresh={again} />
    case 'wechat':
      return <InWechat payment={payment} />
    case 'test':
      return <TestPay payment={payment} />
    case 'transfer':
      return <Transfer trade={trade} accounts={accounts} voucher={voucher.data} />
  }
}

interface CodeProps {
  way: PayWay
  trade: TradeDetail
  /** A picture, drawn by the server. */
  image: string | undefined
  onRefresh(): void
}

/** px */
const SIDE = 240

/** A code that is scanned with a phone; while it is, this page asks whether it is paid. */
function Code({ way, trade, image, onRefresh }: CodeProps) {
  const isOver = useSecondsLeft(trade.expire_seconds) === 0
  return (
    <div className={css.middle}>
      <div className={css.code}>
        {image?.startsWith('data:image/png;') && (
          <img src={image} alt={texts.code} width={SIDE} height={SIDE} />
        )}
        {isOver && <p className={css.veil}>{texts.scanOver}</p>}
      </div>
      <p className={css.text}>{texts.scan(way.app)}</p>
      <p className={css.buttons}>
        <Button disabled={isOver} onClick={onRefresh}>
          {texts.refreshCode}
        </Button>
        <ButtonLink href={finishPath(trade.trade_id)}>{texts.iHavePaid}</ButtonLink>
      </p>
    </div>
  )
}

interface ExternalProps {
  way: PayWay
  trade_id: string
  url: string | undefined
}

/**
 * A link to the page where the money is paid: no redirect by itself, for who comes back from there would be sent off
 * again. A desktop keeps this page open beside it; a phone hands over to an app.
 */
function External({ way, trade_id, url }: ExternalProps) {
  const isPhone = way.segment !== 'alipay'
  return (
    <div className={css.middle}>
      <p className={css.text}>{isPhone ? texts.sameTab : texts.newTab}</p>
      <p className={css.buttons}>
        {isWebAddress(url) && (
          <a href={url} className={css.external} {...(!isPhone && { target: '_blank', rel: 'noopener' })}>
            {way.app === '支付宝' ? texts.goToAlipay : texts.goToWechat}
          </a>
        )}
        <ButtonLink size="large" href={finishPath(trade_id)}>
          {texts.iHavePaid}
        </ButtonLink>
      </p>
    </div>
  )
}

const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//.test(url ?? '')

/** The built-in test payment: a click replaces the bank. */
function TestPay({ payment: { payment_id, trade_info } }: { payment: PaymentStarted }) {
  const [busy, setBusy] = useState(false)
  const end = async (success: boolean) => {
    setBusy(true)
    const body = { payment_id, success }
    const done = await succeeds(call('POST /payment/test', { body })).finally(() => setBusy(false))
    if (done) navigate(finishPath(trade_info.trade_id), { replace: true })
  }
  return (
    <div className={css.middle}>
      <p className={css.text}>{texts.testHint}</p>
      <p className={css.buttons}>
        <Button kind="success" size="large" busy={busy} onClick={() => void end(true)}>
          {texts.testSucceeds}
        </Button>
        <Button kind="error" size="large" busy={busy} onClick={() => void end(false)}>
          {texts.testFails}
        </Button>
      </p>
    </div>
  )
}

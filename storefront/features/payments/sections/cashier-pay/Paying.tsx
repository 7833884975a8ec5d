import { useEffect, useState } from 'react'
import type { OfflineBackaccountAnswer, OfflineGetVoucherAnswer, TradeDetail } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { navigate } from '@storefront/shell/router/navigate'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { cashierPath, finishPath } from '@storefront/shell/routing/pay-paths'
import { usePayment } from '../../use-payment'
import { useTradeWatch } from '../../use-trade-watch'
import type { PayWay } from '../../ways'
import { trade as underway } from '@storefront/shell/state/shop'
import { texts } from '../../texts/pay'
import { Code } from './Code'
import { External } from './External'
import { TestPay } from './TestPay'
import { Transfer } from './Transfer'
import { InWechat } from './InWechat'
import { Middle, OnlyInWechat, Unavailable, Unbound } from './Middle'

export interface PayingProps {
  trade: TradeDetail
  way: PayWay
  accounts: Answered<OfflineBackaccountAnswer>
  voucher: Answered<OfflineGetVoucherAnswer>
}

/** Begins to pay by the page's way; whoever asks to begins anew. */
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
    // a click or an operator ends these; nobody waits here for them
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

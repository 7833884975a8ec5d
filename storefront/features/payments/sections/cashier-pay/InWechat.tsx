import type { PaymentStarted } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { Button } from '@storefront/shell/parts/Button'
import { finishPath } from '@storefront/shell/routing/pay-paths'
import { texts } from '../../texts/pay'
import { OnlyInWechat } from './Middle'
import css from './Render.module.css'

/** What WeChat puts into its own browser. */
interface WeixinBridge {
  invoke(
    method: 'getBrandWCPayRequest',
    request: Record<string, string | undefined>,
    told: (answer: { err_msg: string }) => void,
  ): void
}

const bridge = () => (window as Window & { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge

/** Paying inside WeChat: its own dialog does it; elsewhere there is none. */
export function InWechat({ payment }: { payment: PaymentStarted }) {
  const weixin = bridge()
  const { appId, timeStamp, nonceStr, package: prepaid, signType, paySign, trade_info } = payment
  if (!weixin) return <OnlyInWechat trade_id={trade_info.trade_id} />
  const pay = () =>
    weixin.invoke(
      'getBrandWCPayRequest',
      { appId, timeStamp, nonceStr, package: prepaid, signType, paySign },
      ({ err_msg }) => {
        // who closed the dialog may open it again
        if (err_msg !== 'get_brand_wcpay_request:cancel') navigate(finishPath(trade_info.trade_id))
      },
    )
  return (
    <div className={css.middle}>
      <Button kind="primary" size="large" onClick={pay}>
        {texts.payNow}
      </Button>
    </div>
  )
}

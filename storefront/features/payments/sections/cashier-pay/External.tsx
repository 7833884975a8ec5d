import { ButtonLink } from '@storefront/shell/parts/Button'
import { finishPath } from '@storefront/shell/routing/pay-paths'
import type { PayWay } from '../../ways'
import { texts } from '../../texts/pay'
import css from './Render.module.css'

interface ExternalProps {
  way: PayWay
  trade_id: string
  url: string | undefined
}

/**
 * A link to the page where the money is paid: no redirect by itself, for who comes back from there would be sent off
 * again. A desktop keeps this page open beside it; a phone hands over to an app.
 */
export function External({ way, trade_id, url }: ExternalProps) {
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

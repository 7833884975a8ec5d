import type { TradeDetail } from '@schemas/generated/api'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { useSecondsLeft } from '@storefront/shell/parts/countdown'
import { finishPath } from '@storefront/shell/routing/pay-paths'
import type { PayWay } from '../../ways'
import { texts } from '../../texts/pay'
import css from './Render.module.css'

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
export function Code({ way, trade, image, onRefresh }: CodeProps) {
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

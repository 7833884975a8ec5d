import { clsx } from 'clsx'
import type { TradeDetail } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { clockText, useSecondsLeft } from '../../shell/parts/countdown'
import { texts } from './texts/pay'
import css from './TradeHead.module.css'

/** What is to be paid and until when, by the server's clock. @param title says what the page is for */
export function TradeHead({ trade, title }: { trade: TradeDetail; title: string }) {
  const left = useSecondsLeft(trade.expire_seconds)
  return (
    <header className={css.head}>
      <div>
        <h2 className={css.title}>{title}</h2>
        {left > 0 ? (
          <p className={css.hint}>
            {texts.timeLeft}{' '}
            <b className={css.clock} role="timer">
              {clockText(left)}
            </b>{' '}
            {texts.payInTime}
          </p>
        ) : (
          <output className={clsx(css.hint, css.over)}>{texts.expired}</output>
        )}
      </div>
      <p className={css.sum}>
        {texts.toPay}
        <Price cents={trade.total_fee} className={css.price} />
      </p>
    </header>
  )
}

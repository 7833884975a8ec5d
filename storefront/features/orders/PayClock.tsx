import { useEffect } from 'react'
import { refreshPage } from '../../shell/state/refresh-page'
import { clockText, useSecondsLeft } from '../../shell/parts/countdown'
import { texts } from './texts/orders'

interface PayClockProps {
  /** As the server counted them. */
  seconds: number
  className?: string | undefined
}

/** How long an unpaid order can still be paid, by the server's clock; once that is over the page is asked for again. */
export function PayClock({ seconds, className }: PayClockProps) {
  const left = useSecondsLeft(seconds)
  useEffect(() => {
    if (left === 0) refreshPage()
  }, [left])
  return (
    <p className={className}>
      {texts.payWithin}{' '}
      <b role="timer" aria-label={texts.payWithin}>
        {clockText(left)}
      </b>
    </p>
  )
}

import { useEffect } from 'react'
import type { ActivityInfo } from '@schemas/generated/api'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { clockText, useSecondsLeft } from '@storefront/shell/parts/countdown'
import { texts } from '../../texts/goods'
import css from './BuyBox.module.css'

/** Time until an activity begins or ends, by the server's clock; then the page is fetched again. */
export function Countdown({ info }: { info: ActivityInfo }) {
  const left = useSecondsLeft(info.last_seconds ?? 0)
  const over = info.last_seconds !== undefined && left === 0
  useEffect(() => {
    if (over) refreshPage()
  }, [over])
  if (info.last_seconds === undefined) return null
  return (
    <p className={css.countdown} role="timer">
      <span>{info.activity_name}</span>
      <span className={css.left}>
        {info.status === 'in_the_notice' ? texts.startsIn : texts.endsIn} <b>{clockText(left)}</b>
      </span>
    </p>
  )
}

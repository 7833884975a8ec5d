import { useEffect, useState } from 'react'
import type { ActivityInfo } from '@schemas/generated/api'
import { texts } from '../../texts/goods'
import css from './BuyBox.module.css'

const parts = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  )

/** How long an activity runs, or until it begins; counted from what the server said, not from the shopper's clock. */
export function Countdown({ info }: { info: ActivityInfo }) {
  const [passed, setPassed] = useState(0)
  const given = info.last_seconds
  useEffect(() => {
    if (given === undefined) return
    const start = performance.now()
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [given])
  if (given === undefined) return null
  const left = Math.max(0, given - passed)
  return (
    <p className={css.countdown} role="timer">
      <span>{info.activity_name}</span>
      <span className={css.left}>
        {info.status === 'in_the_notice' ? texts.startsIn : texts.endsIn} <b>{parts(left).join(':')}</b>
      </span>
    </p>
  )
}

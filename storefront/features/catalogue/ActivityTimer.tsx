import { useEffect } from 'react'
import { Anchor, encodePart } from '@engine'
import type { ActivityInfo } from '@schemas/generated/api'
import { clockText, isCounted, useSecondsLeft } from '@storefront/shell/parts/countdown'
import { dateOf } from '@storefront/shell/parts/moments'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { texts } from './texts/activity'
import css from './ActivityTimer.module.css'

type Timed = Pick<ActivityInfo, 'status' | 'last_seconds' | 'activity_start_time' | 'activity_end_time'>

/** The session of a seckill in its channel. */
const channelPath = (seckill_id = '') => `/seckill?seckill_id=${encodePart(seckill_id)}`

/** Above a price that an activity sets or will set: which one, and until when. A seckill leads to its channel. */
export const ActivityBar = ({ activity, isSeckill }: { activity: ActivityInfo; isSeckill: boolean }) => (
  <p className={css.bar} role="timer">
    {isSeckill ? (
      <Anchor link={channelPath(activity.seckill_id)} className={css.name}>
        {texts.seckill} · {activity.activity_name} ›
      </Anchor>
    ) : (
      <span>{activity.activity_name}</span>
    )}
    <ActivityTimer activity={activity} />
  </p>
)

/**
 * When an activity begins or ends: the time until then by the server's clock, or the date of what is days away. Then the
 * page is fetched again.
 */
export function ActivityTimer({ activity }: { activity: Timed }) {
  const { status, last_seconds = 0 } = activity
  const left = useSecondsLeft(last_seconds)
  const over = left === 0
  useEffect(() => {
    if (over) refreshPage()
  }, [over])
  const announced = status === 'in_the_notice'
  const moment = announced ? activity.activity_start_time : activity.activity_end_time
  if (!isCounted(left) && moment !== undefined) {
    const date = dateOf(moment, moment - last_seconds)
    return <span>{announced ? texts.starts(date) : texts.ends(date)}</span>
  }
  return (
    <span>
      {announced ? texts.startsIn : texts.endsIn} <b>{clockText(left)}</b>
    </span>
  )
}

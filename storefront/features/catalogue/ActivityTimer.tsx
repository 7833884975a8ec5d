import { useEffect } from 'react'
import type { ActivityInfo } from '@schemas/generated/api'
import { clockText, isCounted, useSecondsLeft } from '@storefront/shell/parts/countdown'
import { dateOf } from '@storefront/shell/parts/moments'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { texts } from './texts/activity'
import css from './ActivityTimer.module.css'

type Timed = Pick<ActivityInfo, 'status' | 'last_seconds' | 'activity_start_time' | 'activity_end_time'>

/** Above a price that an activity sets or will set: which one, and until when. */
export const ActivityBar = ({ activity }: { activity: ActivityInfo }) => (
  <p className={css.bar} role="timer">
    <span>{activity.activity_name}</span>
    <ActivityTimer activity={activity} />
  </p>
)

/**
 * When an activity begins or ends: the time until then by the server's clock, or the date of what is days away. Then the
 * page is fetched again.
 */
function ActivityTimer({ activity }: { activity: Timed }) {
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

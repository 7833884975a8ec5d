import type { OrderDetail } from '@schemas/generated/api'
import { momentOf } from '@storefront/shell/parts/moments'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/order-detail'
import css from './Timeline.module.css'

/** What has happened to an order, the newest first. */
export function Timeline({ events }: Pick<OrderDetail, 'events'>) {
  return (
    <Card title={texts.timeline}>
      <ol className={css.events}>
        {events.toReversed().map(({ kind, msg, created }, index) => (
          // the same may happen twice in a second
          // oxlint-disable-next-line react/no-array-index-key -- rows hold no state
          <li key={`${kind} ${created} ${index}`} className={css.event}>
            <time className={css.at}>{momentOf(created)}</time>
            {msg}
          </li>
        ))}
      </ol>
    </Card>
  )
}

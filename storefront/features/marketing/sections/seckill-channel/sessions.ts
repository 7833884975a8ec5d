import type { Seckill, SeckillItem } from '@schemas/generated/api'
import { dateOf, dayOf, hourOf } from '@storefront/shell/parts/moments'
import { withQuery } from '@storefront/shell/routing/query'
import { texts } from '../../texts/seckill'

/** Products of a session on a page. */
export const PAGE_SIZE = 20

/** `10:00 场` of a session of today, else with its day. @param now Unix seconds */
export function sessionName({ activity_start_time: begin }: Seckill, now: number): string {
  const isToday = dayOf(begin) === dayOf(now)
  return texts.session(isToday ? hourOf(begin) : dateOf(begin, now))
}

export const STATUS_WORDS: Record<Seckill['status'], string> = {
  in_the_notice: texts.announced,
  in_sale: texts.running,
  it_has_ended: texts.over,
}

/** The address of a session in the channel. */
export const sessionPath = (seckill_id: string, page = ''): string =>
  withQuery('/seckill', { seckill_id, page })

/** Percent of a product's pieces that are sold, whole; 100 only if none is left. */
export function soldShare({ sold, activity_store: left }: SeckillItem): number {
  if (left <= 0) return 100
  return Math.min(99, Math.round((sold / (sold + left)) * 100))
}

/** What a product's button says while its session has this state. */
export function buttonText(status: Seckill['status'], item: SeckillItem): string {
  if (status === 'it_has_ended') return texts.over
  if (status === 'in_the_notice') return texts.look
  return item.activity_store > 0 ? texts.buy : texts.soldOut
}

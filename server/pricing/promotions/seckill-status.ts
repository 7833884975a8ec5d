import type { Seckill } from '@schemas/generated/api'

/** How an activity stands at a moment, as the wire says it (`activity_info`). Unix seconds. */
export function activityStatus(
  { begin, end }: { begin: number; end: number },
  now: Date,
): Pick<Seckill, 'status' | 'last_seconds'> {
  const seconds = now.getTime() / 1000
  if (seconds < begin) return { status: 'in_the_notice', last_seconds: Math.ceil(begin - seconds) }
  if (seconds < end) return { status: 'in_sale', last_seconds: Math.ceil(end - seconds) }
  return { status: 'it_has_ended', last_seconds: 0 }
}

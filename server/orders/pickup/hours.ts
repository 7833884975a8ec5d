import { DAY_MS } from '@schemas/time-units'
import { dayInShanghai, timeInShanghai } from '../../core/shanghai'

/** When orders can be picked up at a shop (`pickuplocation`). */
export interface PickupHours {
  /** 1 Monday to 7 Sunday, joined by commas. */
  workdays: string
  /** Days between ordering and the first pickup. */
  wait_pickup_days: number
  /** HH:mm of the last pickup of a day. */
  latest_pickup_time: string
}

const WEEK = 7

/** Whether orders can be picked up on a day, `2026-11-21`. */
export function handsOverOn({ workdays }: Pick<PickupHours, 'workdays'>, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK
  return workdays.split(',').includes(String(weekday))
}

/** Days of the first week, `2026-11-21`, on which an order made now can be picked up; today only before the last pickup. */
export function pickupDays(hours: PickupHours, now: Date): string[] {
  return daysOfFirstWeek(hours, now).filter((day) => handsOverOn(hours, day))
}

/** The first of these days; for a shop without workdays, the first day of the week. */
export const firstPickupDay = (hours: PickupHours, now: Date): string =>
  pickupDays(hours, now)[0] ?? daysOfFirstWeek(hours, now)[0]!

function daysOfFirstWeek(hours: PickupHours, now: Date): string[] {
  const isOver = hours.wait_pickup_days === 0 && clockOf(now) >= hours.latest_pickup_time
  const from = now.getTime() + (hours.wait_pickup_days + (isOver ? 1 : 0)) * DAY_MS
  return Array.from({ length: WEEK }, (_, after) => dayInShanghai(new Date(from + after * DAY_MS)))
}

const SLOT = /^(?:([01]\d|2[0-3]):[0-5]\d-)?([01]\d|2[0-3]):[0-5]\d$/

/** The problem with a slot such as `10:00-12:00` of a day; undefined: none. '' means any time. */
export function slotProblem(hours: PickupHours, day: string, slot: string, now: Date): string | undefined {
  if (slot === '') return undefined
  const [begin = '', end = begin] = slot.split('-')
  if (!SLOT.test(slot) || begin > end) return `自提时段应为 10:00-12:00 的形式，收到 ${slot}`
  if (end > hours.latest_pickup_time) return `自提时间不能晚于${hours.latest_pickup_time}`
  return day === dayInShanghai(now) && end <= clockOf(now) ? '该自提时段已过' : undefined
}

const clockOf = (now: Date) => timeInShanghai(now).slice(11, 16)

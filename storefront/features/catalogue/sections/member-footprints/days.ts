/** Footprints by the day on which something was looked at. */
import type { Footprint } from '@schemas/generated/api'
import { DAY_S } from '@schemas/time-units'
import { dayOf } from '@storefront/shell/parts/moments'
import { footprintTexts as texts } from '../../texts/favourites'

/** Eight rows of five. */
export const FOOTPRINTS_PER_PAGE = 40

export interface Day<F> {
  /** `2026-05-06`, of Asia/Shanghai. */
  day: string
  footprints: F[]
}

/** @param footprints the newest first */
export function byDay<F extends Pick<Footprint, 'updated'>>(footprints: readonly F[]): Day<F>[] {
  const days: Day<F>[] = []
  for (const footprint of footprints) {
    const day = dayOf(footprint.updated)
    const last = days.at(-1)
    if (last?.day === day) last.footprints.push(footprint)
    else days.push({ day, footprints: [footprint] })
  }
  return days
}

/** How a day is called. @param now Unix seconds */
export function dayName(day: string, now: number): string {
  if (day === dayOf(now)) return texts.today
  return day === dayOf(now - DAY_S) ? texts.yesterday : day
}

/** The display period of a widget: `style.showFrom` and `style.showTo`, local time of the shop, '' for no limit. */

/** China has one time zone without daylight saving. */
const OFFSET = '+08:00'
const LOCAL = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/

/** Milliseconds of a local time; `undefined` for '' and invalid times. */
export function momentOfLocal(text: unknown): number | undefined {
  const [, day, time] = (typeof text === 'string' && LOCAL.exec(text)) || []
  if (day === undefined || time === undefined) return undefined
  const moment = Date.parse(`${day}T${time}${OFFSET}`)
  // a date such as 30 February would become one of March
  return Number.isNaN(moment) || localOf(moment) !== text ? undefined : moment
}

/** A time as operators read and write it: `2026-01-31 08:00:00`. */
export function localOf(moment: number): string {
  const shifted = new Date(moment + Number.parseInt(OFFSET, 10) * 3_600_000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

interface Timed {
  style: { showFrom?: string; showTo?: string }
}

/** Whether shoppers see it at a time: start inclusive, end exclusive. */
export function isDue({ style: { showFrom, showTo } }: Timed, at: number): boolean {
  const [from, to] = [momentOfLocal(showFrom), momentOfLocal(showTo)]
  return (from === undefined || from <= at) && (to === undefined || at < to)
}

/** The times at which these appear or disappear, sorted and unique. */
export function showBorders(widgets: Iterable<Timed>): number[] {
  const borders = new Set<number>()
  for (const { style } of widgets)
    for (const text of [style.showFrom, style.showTo]) {
      const moment = momentOfLocal(text)
      if (moment !== undefined) borders.add(moment)
    }
  return [...borders].toSorted((a, b) => a - b)
}

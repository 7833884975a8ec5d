import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Where the shops are, whatever the operator's machine says. */
export const ZONE = 'Asia/Shanghai'

/** `2026-11-21 13:05:00` of an ISO time; '' for none. */
export const shownTime = (iso: string, format = 'YYYY-MM-DD HH:mm:ss'): string =>
  iso === '' ? '' : dayjs(iso).tz(ZONE).format(format)

/** The ISO time of a moment by the shops' clocks, `2026-11-21 13:05:00`. */
export const isoOf = (shown: string): string => dayjs.tz(shown, ZONE).toISOString()

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

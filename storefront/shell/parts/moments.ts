/** The shop's time zone is UTC+8 all year. */
const SHANGHAI_SECONDS = 8 * 3600

const TEN_DIGITS = 10

/** A stamp of ten digits counts seconds; a longer one counts milliseconds. @returns whole seconds */
const secondsOf = (stamp: number) =>
  String(Math.trunc(stamp)).length > TEN_DIGITS ? Math.floor(stamp / 1000) : stamp

const shanghai = (unixSeconds: number) =>
  new Date((unixSeconds + SHANGHAI_SECONDS) * 1000).toISOString().replace('T', ' ')

/** `2026-05-06`, as the clocks of Asia/Shanghai have it, wherever it is read. @param unixSeconds Unix time */
export const dayOf = (unixSeconds: number) => shanghai(unixSeconds).slice(0, 10)

/** `2026-05-06 10:00:00`. @param stamp Unix time, see `secondsOf` */
export const momentOf = (stamp: number) => shanghai(secondsOf(stamp)).slice(0, 19)

/** For machines: ISO 8601. */
export const isoOf = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString()

/** `20:00` */
export const hourOf = (unixSeconds: number) => shanghai(unixSeconds).slice(11, 16)

/** `12月31日 20:00`; with its year where that is not the year of `now`: `2035年12月31日 20:00`. Both in Unix seconds. */
export function dateOf(unixSeconds: number, now: number): string {
  const year = dayOf(unixSeconds).slice(0, 4)
  const otherYear = year === dayOf(now).slice(0, 4) ? '' : `${year}年`
  return `${otherYear}${dayWordsOf(unixSeconds)} ${hourOf(unixSeconds)}`
}

/** `12月31日`. */
export function dayWordsOf(unixSeconds: number): string {
  const [, month, day] = dayOf(unixSeconds).split('-')
  return `${Number(month)}月${Number(day)}日`
}

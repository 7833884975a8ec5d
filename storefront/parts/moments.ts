/** The shop's clock stands at UTC+8 all year. */
const SHANGHAI_SECONDS = 8 * 3600

const shanghai = (unixSeconds: number) =>
  new Date((unixSeconds + SHANGHAI_SECONDS) * 1000).toISOString().replace('T', ' ')

/** `2026-05-06`, as the clocks of Asia/Shanghai have it, wherever it is read. @param unixSeconds Unix time */
export const dayOf = (unixSeconds: number) => shanghai(unixSeconds).slice(0, 10)

/** `2026-05-06 10:00:00` (storefront §9). @param unixSeconds Unix time */
export const momentOf = (unixSeconds: number) => shanghai(unixSeconds).slice(0, 19)

/** For machines: ISO 8601. */
export const isoOf = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString()

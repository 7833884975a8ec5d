/** Cents as providers write them: `12.05`. */
export const yuanOf = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** The other way round, without a detour over fractions; NaN for what is no amount. */
export function centsOf(yuan: string): number {
  const [, whole, tenths = '0', hundredths = '0'] = /^(\d{1,9})(?:\.(\d)(\d)?)?$/.exec(yuan) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(tenths) * 10 + Number(hundredths)
}

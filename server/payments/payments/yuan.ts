/** Cents of an amount as providers write it (`12.05`), without floating point; NaN if it is not an amount. */
export function centsOf(yuan: string): number {
  const [, whole, tenths = '0', hundredths = '0'] = /^(\d{1,9})(?:\.(\d)(\d)?)?$/.exec(yuan) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(tenths) * 10 + Number(hundredths)
}

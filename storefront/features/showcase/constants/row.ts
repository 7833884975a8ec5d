/** A constant or limit, as /comps shows it. */
export interface ConstantRow {
  id: string
  /** What it is, in Chinese. */
  says: string
  /** Where it is specified; shown as it is. */
  source: string
  /** As the code has it: taken from the one place where it stands. */
  value: string
}

export const RULES = 'storefront §5'
export const LIMITS = 'storefront §9'
export const STATES = 'storefront §4'
export const SCREENS = 'storefront §2'

export const ms = (value: number) => `${value} ms`
export const list = (values: readonly unknown[]) => values.join('、')
export const quoted = (values: readonly unknown[]) => list(values.map((value) => JSON.stringify(value)))

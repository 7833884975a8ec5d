/** A constant or limit, as /comps shows it. */
export interface ConstantRow {
  id: string
  /** What it is, in Chinese. */
  says: string
  /** The document that specifies it, with the id of its rule if there is one; shown as it is. */
  source: string
  /** The value in the code, imported from its only definition. */
  value: string
}

export const ms = (value: number) => `${value} ms`
export const list = (values: readonly unknown[]) => values.join('、')
export const quoted = (values: readonly unknown[]) => list(values.map((value) => JSON.stringify(value)))

/** Choosing an item of a good by its specifications (rule items-1). Pure. */

export interface Sku {
  item_id: string
  /** Pieces in stock. */
  store: number
  item_spec: readonly { spec_value_id: string }[]
}

export interface Group {
  spec_values: readonly { spec_value_id: string }[]
}

/** The chosen value of each group, in their order; null where none is. */
export type Choice = readonly (string | null)[]

const has = (sku: Sku, value: string) => sku.item_spec.some(({ spec_value_id }) => spec_value_id === value)

const matches = (sku: Sku, choice: Choice) => choice.every((value) => value === null || has(sku, value))

/** The named item where it is there and in stock, else the first one in stock; without any, nothing is chosen. */
export function firstChoice(groups: readonly Group[], skus: readonly Sku[], item_id?: string): Choice {
  const inStock = skus.filter(({ store }) => store > 0)
  const sku = inStock.find((one) => one.item_id === item_id) ?? inStock[0]
  return groups.map(({ spec_values }) => {
    const value = sku && spec_values.find(({ spec_value_id }) => has(sku, spec_value_id))
    return value?.spec_value_id ?? null
  })
}

/** After a click on a value: chosen, or no longer where it was. */
export const chosenAfter = (choice: Choice, group: number, value: string): Choice =>
  choice.map((current, index) => {
    if (index !== group) return current
    return current === value ? null : value
  })

/** Whether nothing in stock has this value together with what is chosen in the other groups. */
export function isDisabled(skus: readonly Sku[], choice: Choice, group: number, value: string): boolean {
  const others = choice.map((current, index) => (index === group ? value : current))
  return !skus.some((sku) => sku.store > 0 && matches(sku, others))
}

/** The item that is chosen: only once every group has a choice. A good without groups has one item. */
export function resolved<S extends Sku>(skus: readonly S[], choice: Choice): S | undefined {
  return choice.includes(null) ? undefined : skus.find((sku) => matches(sku, choice))
}

import type { Address } from '@schemas/generated/api'

/** The default one first, the others as they are: as the server lists them. */
const inOrder = (list: readonly Address[]): Address[] =>
  list.toSorted((one, other) => other.is_def - one.is_def)

/** One of them is the default, no other. */
export const withDefault = (list: readonly Address[], address_id: string): Address[] =>
  inOrder(list.map((one) => ({ ...one, is_def: one.address_id === address_id ? 1 : 0 })))

/** With an address that is new or was changed, which comes first of those that are not the default. */
export function withAddress(list: readonly Address[], address: Address): Address[] {
  const others = list.filter(({ address_id }) => address_id !== address.address_id)
  const all = [address, ...others]
  return address.is_def ? withDefault(all, address.address_id) : inOrder(all)
}

/** Without one; where it was the default, the one that was changed last becomes it. */
export function withoutAddress(list: readonly Address[], address_id: string): Address[] {
  const gone = list.find((one) => one.address_id === address_id)
  const left = list.filter((one) => one !== gone)
  const [next] = left.toSorted((one, other) => other.updated - one.updated)
  return gone?.is_def && next ? withDefault(left, next.address_id) : left
}

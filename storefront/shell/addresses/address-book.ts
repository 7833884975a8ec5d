import { proxy, ref } from 'valtio/vanilla'
import type { Address, AddressContent } from '@schemas/generated/api'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call as callServer } from '@storefront/shell/api/call'
import { callOnce } from '@storefront/shell/api/call-once'

/** A member's receiving addresses as a page shows them: what is done to them shows at once, and goes back where it fails. */
export class AddressBook {
  readonly state: { list: readonly Address[] }
  readonly #call: typeof callServer

  constructor(list: readonly Address[], call: typeof callServer = callServer) {
    this.state = proxy({ list: ref([...list]) })
    this.#call = call
  }

  /** Writes an address, or a new one. @throws ApiError what the server refuses, for the form to show */
  async save(content: AddressContent, address_id?: string): Promise<Address> {
    const saved =
      address_id === undefined
        ? await callOnce('POST /member/address', { body: content }, this.#call)
        : await this.#call('PUT /member/address/{id}', { params: { id: address_id }, body: content })
    this.#show(withAddress(this.state.list, saved))
    return saved
  }

  /** @returns whether it is gone; otherwise it is back */
  remove(address_id: string): Promise<boolean> {
    return this.#optimistic(withoutAddress(this.state.list, address_id), () =>
      this.#call('DELETE /member/address/{id}', { params: { id: address_id } }),
    )
  }

  /** @returns whether it is the default now */
  makeDefault(address_id: string): Promise<boolean> {
    return this.#optimistic(withDefault(this.state.list, address_id), () =>
      this.#call('POST /member.address.setDefault', { body: { addr_id: address_id } }),
    )
  }

  async #optimistic(list: readonly Address[], work: () => Promise<unknown>): Promise<boolean> {
    const before = this.state.list
    this.#show(list)
    const done = await succeeds(work())
    if (!done) this.#show(before)
    return done
  }

  #show(list: readonly Address[]) {
    this.state.list = ref([...list])
  }
}

/** The default one first, the others as they are: as the server lists them. */
const inOrder = (list: readonly Address[]): Address[] =>
  list.toSorted((one, other) => other.is_def - one.is_def)

/** One of them is the default, no other. */
const withDefault = (list: readonly Address[], address_id: string): Address[] =>
  inOrder(list.map((one) => ({ ...one, is_def: one.address_id === address_id ? 1 : 0 })))

/** With an address that is new or was changed, which comes first of those that are not the default. */
function withAddress(list: readonly Address[], address: Address): Address[] {
  const others = list.filter(({ address_id }) => address_id !== address.address_id)
  const all = [address, ...others]
  return address.is_def ? withDefault(all, address.address_id) : inOrder(all)
}

/** Without one; where it was the default, the one that was changed last becomes it. */
function withoutAddress(list: readonly Address[], address_id: string): Address[] {
  const gone = list.find((one) => one.address_id === address_id)
  const left = list.filter((one) => one !== gone)
  const [next] = left.toSorted((one, other) => other.updated - one.updated)
  return gone?.is_def && next ? withDefault(left, next.address_id) : left
}

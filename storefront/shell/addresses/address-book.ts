import { proxy, ref } from 'valtio/vanilla'
import type { Address, AddressContent } from '@schemas/generated/api'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call as callServer } from '@storefront/shell/api/call'
import { callOnce } from '@storefront/shell/api/call-once'
import { withAddress, withDefault, withoutAddress } from './address-list'

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

/** Favourites are given up: some of them. @returns whether they are gone */
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'

export const removeGoods = (item_ids: string[]): Promise<boolean> =>
  succeeds(call('DELETE /member/collect/item', { body: { item_ids, is_empty: false } }))

export const removeShops = (distributor_id: string[]): Promise<boolean> =>
  succeeds(call('DELETE /member/collect/distribution', { body: { distributor_id, is_empty: false } }))

/** A demo member's history: who, where, and when. */
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import type { Buyer } from '../../checkout'

export interface Story {
  db: Database
  company_id: string
  buyer: Buyer
  /** Items that can be bought, the head office's, in the order of the shop; a story picks from them. */
  items: readonly string[]
  now: Date
}

export const ownerIn = ({ company_id, buyer }: Story) => ({ company_id, user_id: buyer.user_id })
/** The shop's side of a story. */
export const shopIn = ({ company_id }: Story) => ({ company_id, actor: 'system' })

export const daysBefore = ({ now }: Pick<Story, 'now'>, days: number) =>
  new Date(now.getTime() - days * DAY_MS)

/** The item at this index, modulo their number. @throws Error if there are none */
export function itemAt({ items, company_id }: Story, at: number): string {
  const item_id = items[at % items.length]
  if (item_id === undefined) throw new Error(`Expected goods for sale in company ${company_id}, found none`)
  return item_id
}

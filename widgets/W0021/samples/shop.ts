import type { Actions, Shop } from '@engine'
import { snapshotLive } from '../../shared/snapshot-live'
import page from './logged-in.json'

const live = snapshotLive(page)
const states = [0, 1, 2] as const

/** The shop state for samples of the same name; the others have a visitor's. */
export const shops: Record<string, Partial<Shop>> = {
  'logged-in': {
    user: { mobile: '13800138000' },
    live: {
      ...live,
      coupon: Object.fromEntries(
        Object.values(live.coupon).map((row, index) => [
          row.card_id,
          { ...row, state: states[index % states.length] ?? 0 },
        ]),
      ),
    },
  },
}

/** Actions of their shop. */
export const actions: Record<string, Partial<Actions>> = {
  'logged-in': { claimCoupon: async () => true },
}

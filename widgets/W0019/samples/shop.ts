import type { Actions, Position } from '@engine'
import { snapshotLive } from '../../shared/snapshot-live'
import page from './filled.json'

const rows = Object.values(snapshotLive(page).shop)
const { allTagList } = page.widgets['w0019-1'].props
const CHANGPING: Position = { lat: 40.0707, lng: 116.3369, province: '北京市', city: '北京市', area: '昌平区' }

/** What the shops of samples do: with a position they know how far it is. */
export const actions: Record<string, Partial<Actions>> = {
  filled: {
    locate: async () => CHANGPING,
    nearbyShops: async (position) => ({
      list: position
        ? rows.map((row, index) => ({ ...row, distance_show: `${(0.8 + index * 3.7).toFixed(1)}km` }))
        : rows,
      tagList: allTagList,
    }),
  },
}

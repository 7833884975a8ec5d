import type { Actions, NearbyShops, Position } from '@engine'
import type { ShopTag } from '@schemas/generated/types'
import { snapshotLive } from '../../shared/snapshot-live'
import bordered from './bordered.json'
import filled from './filled.json'
import oneShop from './one-shop.json'

const CHANGPING: Position = { lat: 40.0707, lng: 116.3369, province: '北京市', city: '北京市', area: '昌平区' }

/** Actions of the sample shops; with a position they return distances. */
export const actions: Record<string, Partial<Actions>> = {
  filled: answering(filled, filled.widgets['w0019-1'].props.allTagList),
  'one-shop': answering(oneShop, []),
  bordered: answering(bordered, []),
}

function answering(page: Parameters<typeof snapshotLive>[0], tagList: ShopTag[]): Partial<Actions> {
  const rows = Object.values(snapshotLive(page).shop)
  return {
    locate: async () => CHANGPING,
    nearbyShops: async (position): Promise<NearbyShops> => ({
      list: position
        ? rows.map((row, index) => ({
            ...row,
            distance_show: (0.8 + index * 3.7).toFixed(1),
            distance_unit: 'km',
          }))
        : rows,
      tagList,
    }),
  }
}

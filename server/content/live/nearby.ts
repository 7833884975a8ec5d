import { FALLBACK_AREA, type NearbyShops } from '@schemas/page-data'
import type { Database } from '../../db/client'
import { nearbyShops } from '../../shops'

/** At most ten shops are shown at first (rule widgets-7). */
const MOST = 10

/** The shops of the fallback area: what the server draws, who cannot know where the shopper is (rule shops-2). */
export async function nearbyFallback(db: Database, company_id: string): Promise<NearbyShops> {
  const { list, tagList } = await nearbyShops(db, company_id, null, {
    ...FALLBACK_AREA,
    type: 1,
    page: 1,
    pageSize: MOST,
    sort_type: 1,
    show_discount: false,
  })
  return {
    list: list.map(({ distributor_id, name, logo, banner, address, tagList: tags }) => ({
      distributor_id,
      name,
      logo,
      banner,
      address,
      tagList: tags.map(({ tag_id, tag_name }) => ({ tag_id, tag_name })),
    })),
    tagList: tagList.map(({ tag_id, tag_name }) => ({ tag_id, tag_name })),
  }
}

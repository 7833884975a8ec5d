import type { GoodsDetail } from '@schemas/generated/api'

/** The shop of the page, or the shop that owns the good; '0' for the head office. */
export const sellerOf = ({ distributor_info, distributor_id }: GoodsDetail): string =>
  distributor_info.distributor_id ?? distributor_id

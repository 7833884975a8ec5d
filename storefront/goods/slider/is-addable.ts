import type { GoodsItem } from '@schemas/generated/api'

type Judged = Pick<GoodsItem, 'nospec' | 'approve_status' | 'is_gift' | 'store'>

/** Whether a good goes into the cart from a list: where there is nothing to choose and nothing against it. */
export const isAddable = ({ nospec, approve_status, is_gift, store }: Judged): boolean =>
  nospec && approve_status === 'onsale' && !is_gift && store > 0

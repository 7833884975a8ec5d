import type { ComponentProps } from 'react'
import type { GoodsItem } from '@schemas/generated/api'
import { Description } from '../../Description'
import { Recommended } from '../../Recommended'

interface BelowProps extends ComponentProps<typeof Description> {
  recommended: readonly GoodsItem[]
}

/** What else there is, and what the product is: below what is bought. */
export const Below = ({ recommended, ...described }: BelowProps) => (
  <>
    <Recommended list={recommended} shop_id={described.product.distributor_info.distributor_id} />
    <Description {...described} />
  </>
)

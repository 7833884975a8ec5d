import { useState } from 'react'
import { call } from '../../shell/api/call'
import { succeeds } from '../../shell/api/succeeds'
import { Button } from '../../shell/parts/Button'
import { useAsked } from '../../shell/parts/use-asked'
import { RECOMMENDED } from './figures'
import type { GoodsItem } from '@schemas/generated/api'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { Strip } from '../../shell/parts/Strip'
import { texts } from './texts/goods'
import cards from './goods-card.module.css'
import { useShownItem } from './shown-item'

/** px */
const PICTURE = 200

interface RecommendedProps {
  list: readonly GoodsItem[]
  title?: string
  /** The shop in which they are bought. */
  shop_id?: string | undefined
  /** px; side of the square pictures. */
  picture?: number
  /** 换一批 asks for the next ones: beside this product, or what sells well for ''. Absent: there are no others. */
  beside?: string
}

/** Rule items-3: the strip 推荐商品, five goods with their price. */
export function Recommended({
  list,
  title = texts.recommended,
  shop_id,
  picture = PICTURE,
  beside,
}: RecommendedProps) {
  const shownItem = useShownItem(shop_id)
  const [batch, setBatch] = useState({ of: list, shown: list, page: 1 })
  if (batch.of !== list) setBatch({ of: list, shown: list, page: 1 })
  if (list.length === 0) return null
  // after the last ones come the first again
  const change = (item_id: string) => {
    const page = batch.page + 1
    const next = asked({ page, ...(item_id && { item_id }) })
    return succeeds(
      next.then((found) =>
        setBatch(
          found.list.length > 0 ? { of: list, shown: found.list, page } : { of: list, shown: list, page: 1 },
        ),
      ),
    )
  }
  return (
    <Strip
      title={title}
      action={
        beside !== undefined &&
        list.length === RECOMMENDED && (
          <Button size="small" onClick={() => void change(beside)}>
            {texts.others}
          </Button>
        )
      }
    >
      {batch.shown.map((item) => (
        <li key={item.item_id}>
          <GoodsCard goods={shownItem(item)} picture={picture} add="" className={cards.fluid} />
        </li>
      ))}
    </Strip>
  )
}

const asked = (query: { page: number; item_id?: string }, options?: { signal: AbortSignal; quiet: true }) =>
  call('GET /promotions/recommendlike', { query: { pageSize: RECOMMENDED, ...query }, ...options })

const ask = (signal: AbortSignal) => asked({ page: 1 }, { signal, quiet: true })

/** The strip 推荐商品 with what sells well, where a page has nothing else to show (rule items-3). */
export function RecommendedGoods() {
  const { value } = useAsked(ask)
  return value && <Recommended list={value.list} beside="" />
}

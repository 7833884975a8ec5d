import { useMode, useShop } from '@engine'
import type { GoodsGroup } from '@schemas/generated/types'
import { shownGoods } from '../shared/goods'
import { GoodsCard } from '../shared/GoodsCard'
import { Card, type CardHead } from './Card'
import css from './GoodsGroups.module.css'
import { Groups } from './Groups'

/** Goods of a group; a further one has no place in the two rows of two. */
const SHOWN = 4
const PICTURE = 112

/** Groups of four goods. */
export function GoodsGroups({ groups, head }: { groups: readonly GoodsGroup[]; head: CardHead }) {
  const shop = useShop()
  const mode = useMode()
  const shown = groups
    .map((group) => group.data.flatMap((entry) => shownGoods(entry, shop, mode) ?? []).slice(0, SHOWN))
    .filter((goods) => goods.length > 0)
  if (shown.length === 0) return null
  return (
    <Card {...head}>
      <Groups
        groups={shown.map((goods, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- groups have no identity but their place
          <ul key={index} className={css.list}>
            {goods.map((item, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- one good may be listed twice
              <li key={`${item.id}-${place}`} className={css.cell}>
                <GoodsCard
                  goods={{ ...item, tags: [] }}
                  variant="compact"
                  picture={PICTURE}
                  priceStyle={PRICE}
                />
              </li>
            ))}
          </ul>
        ))}
      />
    </Card>
  )
}

const PRICE = { fontSize: 16 }

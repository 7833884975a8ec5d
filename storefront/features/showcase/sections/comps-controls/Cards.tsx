import { GoodsCard } from '@widgets/shared/GoodsCard'
import type { ShownGoods } from '@widgets/shared/goods'
import { SectionHead } from '@widgets/shared/SectionHead'
import { texts } from '../../texts/comps'
import { Box } from './Box'
import css from './Render.module.css'

const TAG = { id: 'hot', name: texts.cardTag, color: '#9c3d10', background: '#fdf0ea' }
const GOODS: ShownGoods = {
  id: 'comps',
  name: texts.cardName,
  brief: texts.cardBrief,
  picture: '',
  price: 5500,
  marketPrice: 12_900,
  tags: [TAG],
  badge: texts.cardBadge,
  label: texts.cardLabel,
  sales: 3663,
  href: '/items',
  state: 'onSale',
}

/** px; the picture of each size. */
const SIZES = { list: 200, compact: 140, wide: 96 } as const

/** The one heading of sections, and the product card in its three sizes. */
export function Cards() {
  const sizes = Object.entries(SIZES) as [keyof typeof SIZES, number][]
  return (
    <Box title={texts.cards}>
      <SectionHead
        title={texts.sectionTitle}
        subTitle={texts.sectionNote}
        more={{ text: texts.more, link: '/items' }}
      />
      <div className={css.row}>
        {sizes.map(([variant, picture]) => (
          <GoodsCard key={variant} goods={GOODS} variant={variant} picture={picture} brief marketPrice />
        ))}
      </div>
    </Box>
  )
}

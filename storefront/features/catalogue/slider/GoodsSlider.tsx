import { useShop } from '@engine'
import type { GoodsItem } from '@schemas/generated/api'
import type { ShownGoods } from '@widgets/shared/goods'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { call } from '@storefront/shell/api/call'
import { useAsked } from '@storefront/shell/parts/use-asked'
import { texts as frame } from '@storefront/shell/texts/frame'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { useShownItem } from '../shown-item'
import cards from '../goods-card.module.css'
import css from './GoodsSlider.module.css'
import { IN_VIEW, useSlider } from './use-slider'

const texts = {
  ...frame,
  add: '添加',
  look: '查看',
  before: '上一组',
  after: '下一组',
  seen: '最近浏览',
} as const

const SHOWN = 12

const ask = (signal: AbortSignal) =>
  call('GET /member/browse/history/list', { query: { page: 1, pageSize: SHOWN }, signal, quiet: true })

/** What a member looked at before; nothing for visitors. @param but the product on screen */
export default function Seen({ but }: { but: string }) {
  const { user } = useShop()
  return user && <SeenGoods but={but} />
}

/** What a member looked at last. @param but the product on screen, which is not shown again */
function SeenGoods({ but }: { but: string }) {
  const { value } = useAsked(ask)
  const goods = value?.list.map(({ itemData }) => itemData).filter(({ goods_id }) => goods_id !== but)
  return goods && <GoodsSlider title={texts.seen} list={goods} />
}

/** px */
const PICTURE = 200
const VIEW = { '--in-view': IN_VIEW.wide, '--in-narrow-view': IN_VIEW.narrow }

/** Rule items-3: goods in a row, three to a view, two below 768 px, each to be added at once. */
export function GoodsSlider({ title, list }: { title: string; list: readonly GoodsItem[] }) {
  const shownItem = useShownItem()
  const { viewport, canPrev, canNext, prev, next } = useSlider()
  if (list.length === 0) return null
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.heading}>{title}</h2>
        <Button size="small" aria-label={texts.before} disabled={!canPrev} onClick={prev}>
          ‹
        </Button>
        <Button size="small" aria-label={texts.after} disabled={!canNext} onClick={next}>
          ›
        </Button>
      </div>
      <div ref={viewport} className={css.viewport}>
        <ul className={css.track} style={VIEW}>
          {list.map((item) => (
            <li key={item.item_id} className={css.slide}>
              <Slide goods={shownItem(item)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What cannot be bought can be looked at. */
const Slide = ({ goods }: { goods: ShownGoods }) => (
  <>
    <GoodsCard goods={goods} picture={PICTURE} add={texts.add} className={cards.fluid} />
    {!goods.offer && <ButtonLink href={goods.href ?? ''}>{texts.look}</ButtonLink>}
  </>
)

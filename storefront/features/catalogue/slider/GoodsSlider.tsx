import type { GoodsItem } from '@schemas/generated/api'
import type { ShownGoods } from '@widgets/shared/goods'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { useShownItem } from '../shown-item'
import { texts } from '../texts/slider'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import css from './GoodsSlider.module.css'
import { IN_VIEW } from './in-view'
import { useSlider } from './use-slider'

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
    <GoodsCard goods={goods} picture={PICTURE} add={texts.add} />
    {!goods.offer && <ButtonLink href={goods.href ?? ''}>{texts.look}</ButtonLink>}
  </>
)

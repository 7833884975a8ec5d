import type { WidgetProps } from '@engine'
import type { W0005Props } from '@schemas/generated/types'
import { useGoodsList } from '../shared/goods'
import { GoodsCard } from '../shared/GoodsCard'
import { SectionHead } from '../shared/SectionHead'
import { TabStrip } from '../shared/TabStrip'
import { useTabs } from '../shared/use-tabs'
import css from './Render.module.css'

/** px; the first good and the six beside it (rule widgets-3). */
const BIG = 400
const SMALL = 150
const SMALL_COUNT = 6

/** 商品橱窗: tabs that switch on hover; each shows its first product large and six more beside it. */
export function TabShowcase({ uuid, props, mode, theme }: WidgetProps<W0005Props>) {
  const shown = props.data.filter(
    (tab) => mode === 'design' || tab.data.some((goods) => goods.goods_id !== ''),
  )
  const tabs = useTabs(uuid, shown.length)
  const [first, ...rest] = useGoodsList(shown[tabs.active]?.data)
  if (shown.length === 0) return null
  return (
    <section className={css.showcase} style={{ '--theme': theme, '--accent': theme }}>
      <SectionHead title="" className={css.head}>
        <TabStrip tabs={tabs} titles={shown.map((tab) => tab.text)} label="商品橱窗" />
      </SectionHead>
      <div {...tabs.panel} className={css.panel}>
        {first && (
          <div className={css.first}>
            <GoodsCard
              goods={first}
              picture={BIG}
              brief
              marketPrice
              nameStyle={BIG_NAME}
              priceStyle={BIG_PRICE}
            />
          </div>
        )}
        <ul className={css.list}>
          {rest.slice(0, SMALL_COUNT).map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- one product may be listed twice
            <li key={`${item.id}-${index}`}>
              <GoodsCard goods={item} picture={SMALL} variant="compact" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const BIG_NAME = { fontSize: 16, height: 'auto' }
const BIG_PRICE = { fontSize: 22 }

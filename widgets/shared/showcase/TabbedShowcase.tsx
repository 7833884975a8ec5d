import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { colour, isClear, type RenderMode } from '@engine'
import type { W0014Props } from '@schemas/generated/types'
import frame from '../frame.module.css'
import { useGoodsList, type ShownGoods } from '../goods'
import { SectionHead } from '../SectionHead'
import { TabStrip } from '../TabStrip'
import { textOf } from '../text-style'
import { useTabs } from '../use-tabs'
import css from './TabbedShowcase.module.css'

/** px; the head with title and tabs. */
export const SHOWCASE_HEAD = 60

interface TabbedShowcaseProps {
  uuid: string
  mode: RenderMode
  theme: string
  settings: Pick<W0014Props, 'text' | 'data' | 'wgtTextColor' | 'wgtBackgroundColor' | 'wgtBorderRadius'>
  /** Accessible name of the widget. */
  label: string
  /** Content beside the products of every tab. */
  aside?: ReactNode
  /** Whether `aside` is above the products. */
  stacked?: boolean
  /** The products of the active tab. */
  children: (goods: ShownGoods[]) => ReactNode
}

/**
 * A title, tabs that switch on hover, focus and arrow keys, and the products of the active tab. Tabs without chosen
 * products are shown to operators only, and so is a showcase without other tabs (rule widgets-6).
 */
export function TabbedShowcase({
  uuid,
  mode,
  theme,
  settings,
  label,
  aside,
  stacked = false,
  children,
}: TabbedShowcaseProps) {
  const shown = settings.data.filter(
    (tab) => mode === 'design' || tab.data.some((goods) => goods.goods_id !== ''),
  )
  const tabs = useTabs(uuid, shown.length)
  const goods = useGoodsList(shown[tabs.active]?.data)
  if (shown.length === 0) return null
  const background = colour(settings.wgtBackgroundColor)
  const title = textOf(settings.text)
  return (
    <section
      className={clsx(frame.frame, css.showcase, settings.wgtBorderRadius === true && frame.round)}
      style={{ '--accent': isClear(background) ? theme : background, '--theme': theme }}
    >
      <SectionHead
        title={title}
        titleStyle={{ color: colour(settings.wgtTextColor), backgroundColor: background }}
      >
        <TabStrip
          tabs={tabs}
          titles={shown.map((tab, index) => textOf(tab.text) || `第${index + 1}组`)}
          label={title || label}
          className={css.strip}
        />
      </SectionHead>
      <div className={clsx(css.body, stacked && css.stacked)}>
        {aside}
        <div {...tabs.panel} className={css.panel}>
          {children(goods)}
        </div>
      </div>
    </section>
  )
}

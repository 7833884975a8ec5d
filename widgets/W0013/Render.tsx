import { clsx } from 'clsx'
import { Anchor, colour, useShop, type WidgetProps } from '@engine'
import type { W0013Props } from '@schemas/generated/types'
import nav from '../shared/nav-link.module.css'
import { textOf } from '../shared/text-style'
import { currentItem, useStrip } from './use-strip'
import css from './Render.module.css'

/** 标签导航: a row of links, the current page's marked and scrolled into view; with arrows if it is wider than its box. */
export function TabNavigation({ props, theme }: WidgetProps<W0013Props>) {
  const { path } = useShop()
  const items = props.data.filter(({ title }) => textOf(title) !== '')
  const current = currentItem(items, path)
  const { attach, ...strip } = useStrip(current)
  if (items.length === 0) return null
  return (
    <nav
      className={css.nav}
      aria-label="标签导航"
      data-overflowing={strip.overflowing || undefined}
      style={{ '--theme': theme, color: colour(props.wgtTextColor) }}
    >
      <button
        type="button"
        className={css.arrow}
        aria-label="向前"
        disabled={strip.atStart}
        onClick={strip.prev}
      />
      <ul ref={attach} className={css.list}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place
          <li key={index} className={css.item}>
            <Anchor link={item.pathData} className={clsx(nav.link, css.link)} current={index === current}>
              {item.title}
            </Anchor>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.arrow}
        aria-label="向后"
        disabled={strip.atEnd}
        onClick={strip.next}
      />
    </nav>
  )
}

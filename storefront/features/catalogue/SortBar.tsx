import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Anchor } from '@engine'
import { texts } from './texts/goods'
import css from './SortBar.module.css'
import type { Sort } from './sorts'

interface SortBarProps {
  sort: Sort
  hrefOf(sort: Sort): string
  /** What the most sold are called. */
  sold: string
  /** What the price is called, and how it is when it rises and falls. */
  price: { plain: string; up: string; down: string }
  /** How many there are, in words. */
  found: string
  /** A form that narrows the list. */
  children: ReactNode
  className?: string | undefined
}

/** Above a list of goods: its orders as links, what narrows it, how many were found. */
export function SortBar({ sort, hrefOf, sold, price, found, children, className }: SortBarProps) {
  const isUp = sort === '3'
  const isDown = sort === '2'
  const orders: { to: Sort; text: string; on?: boolean }[] = [
    { to: '0', text: texts.sortDefault },
    { to: '1', text: sold },
    { to: '4', text: texts.sortNewest },
    {
      to: isUp ? '2' : '3',
      text: (isUp && price.up) || (isDown && price.down) || price.plain,
      on: isUp || isDown,
    },
  ]
  return (
    <div className={clsx(css.bar, 'scroll-row', className)}>
      <ul className={css.orders} aria-label={texts.order}>
        {orders.map(({ to, text, on = to === sort }) => (
          <li key={text}>
            <Anchor link={hrefOf(to)} className={clsx(css.order, on && css.on)} current={on}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
      {children}
      <p className={css.found}>{found}</p>
    </div>
  )
}

import { useState } from 'react'
import type { SalesDay } from '@schemas/generated/api'
import { topOf } from './scale'
import { yuan } from './yuan'
import styles from './Dashboard.module.css'

/** Units of the drawing; it is scaled to the page's width. */
const WIDTH = 1_200
const HEIGHT = 260
const LEFT = 90
const TOP = 10
const BOTTOM = 30
const PLOT = HEIGHT - TOP - BOTTOM
/** Of the room of a day. */
const BAR = 0.6
/** Days between two that are named. */
const NAMED = 5

/** What was paid on each day, as bars; the day under the pointer is told in words. */
export function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const [shown, setShown] = useState<SalesDay | null>(null)
  const top = topOf(days.map(({ total_fee }) => total_fee))
  const room = (WIDTH - LEFT) / days.length
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const total = yuan(days.reduce((sum, { total_fee }) => sum + total_fee, 0))
  const summary = `近 ${days.length} 日付款 ${orders} 单，成交 ${total}`
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>近 {days.length} 日销售</h2>
        <span>{shown ? wordsOf(shown) : summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={summary}
        onPointerLeave={() => setShown(null)}
      >
        <Axis top={top} />
        {days.map((day, index) => {
          const height = (PLOT * day.total_fee) / top
          const x = LEFT + room * index
          return (
            <g key={day.day} className={styles.day} onPointerEnter={() => setShown(day)}>
              <title>{wordsOf(day)}</title>
              <rect className={styles.room} x={x} y={TOP} width={room} height={PLOT} />
              <rect
                className={styles.bar}
                x={x + (room * (1 - BAR)) / 2}
                y={TOP + PLOT - height}
                width={room * BAR}
                height={height}
                rx={2}
              />
              {(days.length - 1 - index) % NAMED === 0 && (
                <text x={x + room / 2} y={HEIGHT - 8} textAnchor="middle">
                  {day.day.slice(5)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** Five lines from nothing to the top. */
const Axis = ({ top }: { top: number }) =>
  [0, 1, 2, 3, 4].map((step) => {
    const y = TOP + PLOT - (PLOT * step) / 4
    return (
      <g key={step}>
        <line className={styles.line} x1={LEFT} x2={WIDTH} y1={y} y2={y} />
        <text x={LEFT - 10} y={y + 5} textAnchor="end">
          {((top * step) / 400).toLocaleString('zh-CN')}
        </text>
      </g>
    )
  })

const wordsOf = ({ day, orders, total_fee }: SalesDay) => `${day} 付款 ${orders} 单，成交 ${yuan(total_fee)}`

import { useState } from 'react'
import type { SalesDay } from '@schemas/generated/api'
import { groupedPriceText } from '@schemas/money'
import { topOf } from './scale'
import styles from './Dashboard.module.css'

/** px; the width follows the page, so horizontal positions are percentages. */
const HEIGHT = 260
const TOP = 10
const BOTTOM = 30
const PLOT = HEIGHT - TOP - BOTTOM
/** Share of a day's width. */
const BAR = 0.6
/** Most labels of days. */
const LABELS = 7
/** Lines of the axis, in quarters of its height. */
const QUARTERS = [0, 1, 2, 3, 4]

/** Payments of each day as bars; the day under the pointer is described in words. */
export function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const [shown, setShown] = useState<SalesDay | null>(null)
  const top = topOf(days.map(({ total_fee }) => total_fee))
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const summary = wordsOf(`${first} 至 ${last} `, {
    orders: sumOf(days, 'orders'),
    total_fee: sumOf(days, 'total_fee'),
    refund_fee: sumOf(days, 'refund_fee'),
  })
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>每日销售</h2>
        <span>{shown ? wordsOf(`${shown.day} `, shown) : summary}</span>
      </figcaption>
      <div className={styles.plot}>
        <Axis top={top} />
        <svg height={HEIGHT} role="img" aria-label={summary} onPointerLeave={() => setShown(null)}>
          {QUARTERS.map((quarter) => (
            <line
              key={quarter}
              className={styles.line}
              x2="100%"
              y1={heightOf(quarter)}
              y2={heightOf(quarter)}
            />
          ))}
          {days.map((day, index) => (
            <Day key={day.day} day={day} index={index} count={days.length} top={top} onEnter={setShown} />
          ))}
        </svg>
      </div>
    </figure>
  )
}

interface DayProps {
  day: SalesDay
  index: number
  count: number
  /** Cents at the top of the axis. */
  top: number
  onEnter(day: SalesDay): void
}

function Day({ day, index, count, top, onEnter }: DayProps) {
  const room = 100 / count
  const height = (PLOT * day.total_fee) / top
  return (
    <g className={styles.day} onPointerEnter={() => onEnter(day)}>
      <title>{wordsOf(`${day.day} `, day)}</title>
      <rect className={styles.room} x={`${room * index}%`} y={TOP} width={`${room}%`} height={PLOT} />
      <rect
        className={styles.bar}
        x={`${room * (index + (1 - BAR) / 2)}%`}
        y={TOP + PLOT - height}
        width={`${room * BAR}%`}
        height={height}
        rx={2}
      />
      {(count - 1 - index) % Math.ceil(count / LABELS) === 0 && (
        <text x={`${room * (index + 0.5)}%`} y={HEIGHT - 8} textAnchor="middle">
          {day.day.slice(5)}
        </text>
      )}
    </g>
  )
}

/** Labels of the axis in yuan; as wide as the longest. */
const Axis = ({ top }: { top: number }) => (
  <ol className={styles.axis} style={{ height: HEIGHT }} aria-hidden>
    {QUARTERS.map((quarter) => (
      <li key={quarter} style={{ top: heightOf(quarter) }}>
        {((top * quarter) / 400).toLocaleString('zh-CN')}
      </li>
    ))}
  </ol>
)

const heightOf = (quarter: number) => TOP + PLOT - (PLOT * quarter) / 4

type Sold = Omit<SalesDay, 'day'>

const sumOf = (days: readonly SalesDay[], name: keyof Sold) => days.reduce((sum, day) => sum + day[name], 0)

/** Refunds, shown only on days with refunds. */
function wordsOf(when: string, { orders, total_fee, refund_fee }: Sold): string {
  const sold = `${when}付款 ${orders} 单，成交 ${groupedPriceText(total_fee)}`
  return refund_fee > 0 ? `${sold}，退款 ${groupedPriceText(refund_fee)}` : sold
}

import { Link } from 'react-router-dom'
import type { DashboardAnswer } from '@schemas/generated/api'
import { listedCount } from '@schemas/worklists'
import { groupedPriceText } from '@schemas/money'
import { useApi } from '../../shell/api'
import { Heading, Loading } from '../../shell/ui'
import { Sales } from './Sales'
import styles from './Dashboard.module.css'

const MOST_COLUMNS = 5

/** ms until the figures are read again. */
const EVERY_MS = 60_000

/** Sales of today and of the last days, and how many rows each worklist has. */
export default function DashboardPage() {
  const { data } = useApi('GET /dashboard', {}, { every: () => EVERY_MS })
  return (
    <>
      <Heading title="概览" />
      {data ? <Figures {...data} /> : <Loading />}
    </>
  )
}

function Figures({ created_today, today, figures, days }: DashboardAnswer) {
  return (
    <>
      <section className={styles.row} aria-label="今日">
        <Figure title="今日下单" value={String(created_today)} href="/worklists/order?tab=all" />
        <Figure title="今日付款订单" value={String(today.orders)} href="/worklists/order?tab=all" />
        <Figure
          title="今日成交额"
          value={groupedPriceText(today.total_fee)}
          href="/worklists/order?tab=all"
        />
        <Figure
          title="今日退款"
          value={groupedPriceText(today.refund_fee)}
          href="/worklists/refund?tab=done"
        />
      </section>
      <section className={styles.work} aria-label="待办" style={{ '--columns': columnsFor(figures.length) }}>
        {figures.map(({ title, count, worklist, tab }) => (
          <Figure
            key={title}
            title={title}
            value={listedCount(count)}
            href={`/worklists/${worklist}?tab=${tab}`}
            due={count > 0}
          />
        ))}
      </section>
      <Sales usual={days} today={today.day} />
    </>
  )
}

/** Most columns in which no card stands alone in the last row: how many there are depends on the account's rights. */
export function columnsFor(cards: number): number {
  if (cards <= MOST_COLUMNS) return Math.max(1, cards)
  const fitting = [5, 4, 3].filter((columns) => cards % columns !== 1)
  return fitting.find((columns) => cards % columns === 0) ?? fitting[0] ?? MOST_COLUMNS
}

interface FigureProps {
  title: string
  value: string
  href: string
  /** Highlighted: there is work to do. */
  due?: boolean
}

const Figure = ({ title, value, href, due = false }: FigureProps) => (
  <Link to={href} className={styles.figure ?? ''}>
    <span className={styles.title}>{title}</span>
    <strong className={due ? styles.due : undefined}>{value}</strong>
  </Link>
)

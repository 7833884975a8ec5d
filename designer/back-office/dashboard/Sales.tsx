import { Segmented } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router-dom'
import type { Report, SalesDay } from '@schemas/generated/api'
import { groupedPriceText } from '@schemas/money'
import { useApi } from '../../shell/api'
import { DaysPicker, FilterBar, useNumberedAddress } from '../../shell/tables'
import { LoadFailure, Loading, PageCard } from '../../shell/ui'
import { addressOf, chosenFilters, Filters } from '../records'
import { SalesChart } from './SalesChart'
import styles from './Dashboard.module.css'

/** Days up to today that one press chooses. */
const RANGES = [7, 30, 90]
const USUAL = 30
const TOP_GOODS = 10
/** A report counts no more. */
const MOST_DAYS = 366

interface SalesProps {
  /** Of the usual range, in all shops: they come with the other figures, which are read again each minute. */
  usual: readonly SalesDay[]
  /** `2026-11-27`, in Shanghai. */
  today: string
}

/** Payments of each day and the goods that sold best, in days and a shop that the address names. */
export function Sales({ usual, today }: SalesProps) {
  const { search, narrow } = useNumberedAddress()
  const { data: kinds } = useApi('GET /reports', {})
  const filters = kinds?.find(({ name }) => name === 'sales')?.filters ?? []
  const chosen = chosenFilters(filters, search)
  const to = search.get('to') ?? today
  const from = search.get('from') ?? firstOf(USUAL, to)
  const isUsual = to === today && from === firstOf(USUAL, today) && Object.keys(chosen).length === 0
  const query = { from, to, ...chosen, page: 1 }
  const days = useApi(
    'GET /reports/{name}',
    { params: { name: 'sales' }, query: { ...query, pageSize: MOST_DAYS } },
    { enabled: !isUsual, ownError: true },
  )
  const goods = useApi(
    'GET /reports/{name}',
    { params: { name: 'goods' }, query: { ...query, pageSize: TOP_GOODS } },
    { ownError: true },
  )
  const range = RANGES.find((count) => to === today && from === firstOf(count, today))
  const shown = isUsual ? usual : days.data && filled(days.data, from, to)
  return (
    <PageCard>
      <FilterBar>
        <Segmented
          size="middle"
          aria-label="统计范围"
          value={range ?? 0}
          options={[
            ...RANGES.map((count) => ({ value: count, label: `近 ${count} 日` })),
            ...(range === undefined ? [{ value: 0, label: '自选' }] : []),
          ]}
          onChange={(count) => count > 0 && narrow({ from: firstOf(count, today), to: today })}
        />
        <DaysPicker
          label="日期"
          days={[from, to]}
          onChange={(picked) => picked && narrow({ from: picked[0], to: picked[1] })}
          always
        />
        <Filters filters={filters} narrowed={chosen} onNarrow={(next) => narrow(addressOf(filters, next))} />
      </FilterBar>
      <div className={styles.sales}>
        {shown ? (
          <SalesChart days={shown} />
        ) : days.error ? (
          <LoadFailure error={days.error} onRetry={days.refetch} />
        ) : (
          <Loading />
        )}
        <section className={styles.top} aria-labelledby="top-goods">
          <h2 id="top-goods">热销商品</h2>
          {goods.data ? (
            <TopGoods report={goods.data} />
          ) : goods.error ? (
            <LoadFailure error={goods.error} onRetry={goods.refetch} />
          ) : (
            <Loading />
          )}
        </section>
      </div>
    </PageCard>
  )
}

/** The first rows of the goods report, without its line of freight. */
function TopGoods({ report }: { report: Report }) {
  const sold = report.list.filter(({ id, values }) => id !== '' && Number(values['pieces']) > 0)
  if (sold.length === 0) return <p>这些天里没有付款的商品</p>
  return (
    <ol>
      {sold.map(({ id, values }) => (
        <li key={id}>
          <Link to={`/records/goods/${encodeURIComponent(id)}`}>{values['name']}</Link>
          <span>{values['pieces']} 件</span>
          <b>{groupedPriceText(Number(values['total_fee']))}</b>
        </li>
      ))}
    </ol>
  )
}

const dayAfter = (day: string, days: number) => dayjs(day).add(days, 'day').format('YYYY-MM-DD')
/** The first of so many days. */
const firstOf = (count: number, last: string) => dayAfter(last, 1 - count)

/** All days of a range; a report has none for days without payments and refunds. */
function filled({ list }: Report, from: string, to: string): SalesDay[] {
  const known = new Map(list.map(({ id, values }) => [id, values]))
  const days: SalesDay[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const { orders = 0, total_fee = 0, refund_fee = 0 } = known.get(day) ?? {}
    days.push({
      day,
      orders: Number(orders),
      total_fee: Number(total_fee),
      refund_fee: Number(refund_fee),
    })
  }
  return days
}

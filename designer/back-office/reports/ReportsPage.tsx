import { Button, Segmented, Table } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DownloadOutlined } from '@engine/icons'
import type { Report, ReportColumn } from '@schemas/generated/api'
import { groupedPriceText } from '@schemas/money'
import { ADMIN_BASE, useApi } from '../../shell/api'
import {
  DaysPicker,
  FIGURES,
  FilterBar,
  ListTable,
  type NumberedPaging,
  useNumberedAddress,
} from '../../shell/tables'
import { Heading, Loading, PageCard } from '../../shell/ui'
import { addressOf, chosenFilters, Filters } from '../records'
import { SavedViews } from '../views'
import styles from './ReportsPage.module.css'

/** Reports that lead somewhere, by the page of a row. */
const PAGES: Readonly<Record<string, string>> = {
  goods: '/records/goods',
  members: '/worklists/member',
  shops: '/records/shop',
}

/** Rows of a page: a month of days. */
const PAGE_SIZE = 50

const FILES = [
  ['csv', '导出 CSV'],
  ['xlsx', '导出 Excel'],
] as const

/** What was sold and refunded: by day, product, member or shop; report, days and page are in the address. */
export default function ReportsPage() {
  const { search, narrow, query: place, paging } = useNumberedAddress(['name'], PAGE_SIZE)
  const { data: kinds } = useApi('GET /reports', {})
  const name = search.get('name') ?? kinds?.[0]?.name ?? ''
  const [from, to] = [search.get('from'), search.get('to')]
  const filters = kinds?.find((kind) => kind.name === name)?.filters ?? []
  const chosen = chosenFilters(filters, search)
  const days = { ...(from && { from }), ...(to && { to }), ...chosen }
  const request = useApi(
    'GET /reports/{name}',
    { params: { name }, query: { ...days, ...place } },
    { enabled: name !== '', ownError: true },
  )
  if (!kinds) return <Loading />
  const { data } = request
  const [first, last] = [data?.from ?? from, data?.to ?? to]
  return (
    <>
      <Heading title="报表">
        <SavedViews />
        {FILES.map(([format, title]) => (
          <Button
            key={format}
            size="middle"
            icon={<DownloadOutlined />}
            href={`${ADMIN_BASE}/reports/${name}/file?${new URLSearchParams({ ...days, format }).toString()}`}
          >
            {title}
          </Button>
        ))}
      </Heading>
      <PageCard>
        <FilterBar>
          <Segmented
            size="middle"
            aria-label="报表"
            value={name}
            options={kinds.map(({ name: value, title }) => ({ value, label: title }))}
            onChange={(value) => narrow({ name: value })}
          />
          <DaysPicker
            label="日期"
            days={first && last ? [first, last] : null}
            onChange={(range) => range && narrow({ from: range[0], to: range[1] })}
            always
          />
          <Filters
            filters={filters}
            narrowed={chosen}
            onNarrow={(next) => narrow(addressOf(filters, next))}
          />
          <span>成交按付款时间，退款按退款成功的时间；合计是全部页的</span>
        </FilterBar>
        <Shown request={request} name={name} paging={paging} />
      </PageCard>
    </>
  )
}

interface ShownProps {
  request: { data: Report | undefined; error: Error | null; isFetching: boolean; refetch(): unknown }
  name: string
  paging: NumberedPaging
}

type Row = Report['list'][number]

function Shown({ request, name, paging }: ShownProps) {
  // the columns of another report would not fit its rows
  const data = request.data?.name === name ? request.data : undefined
  const { columns = [], totals = {} } = data ?? {}
  return (
    <ListTable<Row>
      rowKey="id"
      request={{ ...request, data }}
      nothing={{ text: '这些天里没有付款与退款，换一段日期看看' }}
      paging={paging}
      counted
      scroll={{ x: 'max-content' }}
      columns={columns.map((column, index) => ({
        ...(column.kind === 'text' ? {} : FIGURES),
        title: column.title,
        key: column.key,
        render: (_value: unknown, { id, values }: Row) => {
          const shown = textOf(column, values[column.key])
          return index === 0 ? (
            <Leading page={id === '' || id === '0' ? undefined : PAGES[name]} id={id}>
              {shown}
            </Leading>
          ) : (
            shown
          )
        },
      }))}
      summary={() => totalsRow(columns, totals)}
    />
  )
}

const totalsRow = (columns: readonly ReportColumn[], totals: Report['totals']) => (
  <Table.Summary.Row className={styles.totals ?? ''}>
    {columns.map((column, index) => (
      <Table.Summary.Cell
        key={column.key}
        index={index}
        {...(column.kind === 'text' ? {} : { align: 'right' as const })}
      >
        <span className={column.kind === 'text' ? undefined : styles.figure}>
          {index === 0 ? '合计' : textOf(column, totals[column.key])}
        </span>
      </Table.Summary.Cell>
    ))}
  </Table.Summary.Row>
)

const Leading = ({ page, id, children }: { page: string | undefined; id: string; children: ReactNode }) =>
  page === undefined ? children : <Link to={`${page}/${encodeURIComponent(id)}`}>{children}</Link>

function textOf({ kind }: ReportColumn, value: string | number | undefined): string {
  if (value === undefined || value === '') return ''
  return kind === 'cents' ? groupedPriceText(Number(value)) : String(value)
}

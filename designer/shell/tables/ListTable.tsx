import { Button, Pagination, Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { LeftOutlined, RightOutlined } from '@engine/icons'
import { LoadFailure, Loading, Nothing, pageButtons, type NothingProps } from '../ui'
import styles from './ListTable.module.css'
import {
  nearPages,
  pageAfter,
  pageBefore,
  type CursorPaging,
  type NumberedPaging,
  type Position,
  type Ways,
} from './list-state'

type Own = 'dataSource' | 'pagination' | 'size' | 'loading' | 'locale'

/** What `useApi` returns with `ownError`: the table shows the error itself. */
interface ListRequest<Row> {
  /** With cursors where the list is paged by them. */
  data: ({ list: readonly Row[]; total_count: number } & Partial<Ways>) | undefined
  error: Error | null
  isFetching: boolean
  refetch(): unknown
}

export interface ListTableProps<Row> extends Omit<TableProps<Row>, Own> {
  request: ListRequest<Row>
  /** Shown where there are no rows. */
  nothing: NothingProps
  paging: NumberedPaging | CursorPaging
  /** Says under a table with numbered pages how many rows there are in all. */
  counted?: boolean
}

/** px between a figure and the words of the next column. */
const apart = () => ({ style: { paddingInlineEnd: 32, fontVariantNumeric: 'tabular-nums' } })

/** A column of numbers or amounts: aligned by their digits. */
export const FIGURES = { align: 'right' as const, onCell: apart, onHeaderCell: apart }

/** One page of the rows that the server has, with the way to the others. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { data, error, refetch } = props.request
  const failure = error && <LoadFailure error={error} onRetry={refetch} />
  if (!data) return failure ?? <Loading rows={8} />
  return (
    <>
      {failure}
      <Rows<Row> {...props} answer={data} />
    </>
  )
}

type Answer<Row> = NonNullable<ListRequest<Row>['data']>

function Rows<Row extends object>({
  answer,
  request: { isFetching },
  nothing,
  paging,
  counted,
  ...own
}: ListTableProps<Row> & { answer: Answer<Row> }) {
  const { list, total_count } = answer
  if (list.length === 0 && total_count === 0 && !isFetching) return <Nothing {...nothing} />
  const table = { ...own, loading: isFetching, locale: { emptyText: <Nothing {...nothing} /> } }
  if ('position' in paging)
    return (
      <>
        <Table<Row> size="middle" dataSource={list} pagination={false} {...table} />
        <CursorPages
          {...paging}
          answer={{ more: false, next: null, previous: null, ...answer }}
          busy={isFetching}
        />
      </>
    )
  const { page, pageSize, onPage } = paging
  return (
    <Table<Row>
      size="middle"
      dataSource={list}
      pagination={{
        ...pageButtons,
        current: page,
        pageSize,
        total: total_count,
        onChange: onPage,
        showSizeChanger: false,
        ...(counted && { showTotal: () => `共 ${total_count} 条` }),
      }}
      {...table}
    />
  )
}

interface CursorPagesProps extends CursorPaging {
  answer: Ways
  /** While the next page loads, the previous page's cursors are still shown and lead nowhere. */
  busy: boolean
}

/** The pages of a list of any length: by number near its start, by cursors beyond. */
function CursorPages({ answer, busy, position, pageSize, onMove }: CursorPagesProps) {
  const go = (to: Position | undefined) => () => {
    if (to && !busy) onMove(to)
  }
  const arrow = (label: string, icon: ReactNode, to: Position | undefined) => (
    <Button type="text" aria-label={label} icon={icon} disabled={!to} onClick={go(to)} />
  )
  const after = pageAfter(position, answer)
  const isFar = answer.more || answer.total_count > nearPages(pageSize) * pageSize
  return (
    <nav className={styles.pager} aria-label="翻页">
      <span>
        共 {answer.total_count}
        {answer.more && '+'} 条
      </span>
      {arrow('上一页', <LeftOutlined />, pageBefore(position, answer))}
      <CurrentPage answer={answer} position={position} pageSize={pageSize} onMove={onMove} />
      {arrow('下一页', <RightOutlined />, after)}
      {/* on the last page, CurrentPage says so instead */}
      {isFar && after && (
        <Button type="text" onClick={go({ last: true })}>
          末页
        </Button>
      )}
    </nav>
  )
}

/** Page numbers, or beyond those a button to the first page and the current position. */
function CurrentPage({ answer, position, pageSize, onMove }: Omit<CursorPagesProps, 'busy'>) {
  const { total_count, next } = answer
  const { page } = position
  if (page !== undefined && page <= nearPages(pageSize))
    return (
      <Pagination
        {...pageButtons}
        current={page}
        pageSize={pageSize}
        total={Math.min(total_count, nearPages(pageSize) * pageSize)}
        onChange={(number) => onMove({ page: number })}
        showSizeChanger={false}
        itemRender={(_number, kind, element) => (kind === 'prev' || kind === 'next' ? null : element)}
      />
    )
  return (
    <>
      <Button type="text" onClick={() => onMove({ page: 1 })}>
        首页
      </Button>
      <span aria-current="page">
        {next === null ? '末页' : page === undefined ? '较早' : `第 ${page} 页`}
      </span>
    </>
  )
}

/** Back and forth through a narrow list; nothing as long as it has one page. */
export function PageTurner({
  paging: { page, pageSize, onPage },
  total = 0,
}: {
  paging: NumberedPaging
  total: number | undefined
}) {
  return (
    <Pagination
      {...pageButtons}
      simple
      hideOnSinglePage
      current={page}
      pageSize={pageSize}
      total={total}
      onChange={onPage}
    />
  )
}

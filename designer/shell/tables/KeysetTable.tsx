import { Button, Pagination, Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { LeftOutlined, RightOutlined } from '@engine/icons'
import { Loading, pageButtons } from '../ui'
import styles from './KeysetTable.module.css'
import { nearPages, pageAfter, pageBefore, type Position, type Ways } from './position'

interface Props<Row> extends Omit<TableProps<Row>, 'dataSource' | 'pagination' | 'size'> {
  /** The answer of an endpoint with cursors; undefined until it arrives. */
  answer: ({ list: readonly Row[] } & Ways) | undefined
  position: Position
  pageSize: number
  onMove(to: Position): void
}

/** One page of a list of any length. */
export function KeysetTable<Row extends object>({ answer, position, pageSize, onMove, ...rest }: Props<Row>) {
  if (!answer) return <Loading rows={8} />
  const go = (to: Position | undefined) => () => {
    // while the next page loads, the previous page's cursors are still shown
    if (to && !rest.loading) onMove(to)
  }
  const arrow = (label: string, icon: ReactNode, to: Position | undefined) => (
    <Button type="text" aria-label={label} icon={icon} disabled={!to} onClick={go(to)} />
  )
  const after = pageAfter(position, answer)
  const isFar = answer.more || answer.total_count > nearPages(pageSize) * pageSize
  return (
    <>
      <Table<Row> size="middle" dataSource={answer.list} pagination={false} {...rest} />
      <nav className={styles.pager} aria-label="翻页">
        <span>
          共 {answer.total_count}
          {answer.more && '+'} 条
        </span>
        {arrow('上一页', <LeftOutlined />, pageBefore(position, answer))}
        <Place answer={answer} position={position} pageSize={pageSize} onMove={onMove} />
        {arrow('下一页', <RightOutlined />, after)}
        {/* on the last page, Place says so instead */}
        {isFar && after && (
          <Button type="text" onClick={go({ last: true })}>
            末页
          </Button>
        )}
      </nav>
    </>
  )
}

type PlaceProps = Pick<Props<object>, 'position' | 'pageSize' | 'onMove'> & { answer: Ways }

/** Page numbers, or beyond those a button to the first page and the current position. */
function Place({ answer: { total_count, next }, position, pageSize, onMove }: PlaceProps) {
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

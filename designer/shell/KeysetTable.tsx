import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Pagination, Skeleton, Table, type TableProps } from 'antd'
import styles from './KeysetTable.module.css'
import { nearPages, pageAfter, pageBefore, type Position, type Ways } from './position'

interface Props<Row> extends Omit<TableProps<Row>, 'dataSource' | 'pagination' | 'size'> {
  /** What an endpoint with cursors answered; undefined until it has. */
  answer: ({ list: readonly Row[] } & Ways) | undefined
  position: Position
  pageSize: number
  onMove(to: Position): void
}

/** A table of one page of a list that may be endless. */
export function KeysetTable<Row extends object>({ answer, position, pageSize, onMove, ...rest }: Props<Row>) {
  if (!answer) return <Skeleton active paragraph={{ rows: 8 }} title={false} />
  const go = (to: Position | undefined) => () => {
    // the cursors of the page before still stand there while the next one is loading
    if (to && !rest.loading) onMove(to)
  }
  const before = pageBefore(position, answer)
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
        <Button
          type="text"
          aria-label="上一页"
          icon={<LeftOutlined aria-hidden="true" />}
          disabled={!before}
          onClick={go(before)}
        />
        <Place answer={answer} position={position} pageSize={pageSize} onMove={onMove} />
        <Button
          type="text"
          aria-label="下一页"
          icon={<RightOutlined aria-hidden="true" />}
          disabled={!after}
          onClick={go(after)}
        />
        {/* without a page that follows, its place says that it is the last */}
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

/** The numbers of the near pages; further on where the page stands, and the way to the first one. */
function Place({ answer: { total_count, next }, position, pageSize, onMove }: PlaceProps) {
  const { page } = position
  if (page !== undefined && page <= nearPages(pageSize))
    return (
      <Pagination
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

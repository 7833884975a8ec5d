import { Table, type TableProps } from 'antd'
import { Loading, pageButtons } from '../ui'

interface Props<Row> extends Omit<TableProps<Row>, 'dataSource' | 'pagination' | 'size'> {
  /** What a paged endpoint answered; undefined until it has. */
  answer: { list: readonly Row[]; total_count: number } | undefined
  page: number
  pageSize: number
  onPage(page: number): void
  /** Says under the table how many there are in all. */
  counted?: boolean
}

/** A table of one page of what the server has. */
export function PagedTable<Row extends object>({
  answer,
  page,
  pageSize,
  onPage,
  counted,
  ...rest
}: Props<Row>) {
  if (!answer) return <Loading rows={8} />
  const total = answer.total_count
  return (
    <Table<Row>
      size="middle"
      dataSource={answer.list}
      pagination={{
        ...pageButtons,
        current: page,
        pageSize,
        total,
        onChange: onPage,
        showSizeChanger: false,
        ...(counted && { showTotal: () => `共 ${total} 条` }),
      }}
      {...rest}
    />
  )
}

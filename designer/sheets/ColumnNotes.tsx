import { Table, Tag } from 'antd'
import type { SheetKind } from '@schemas/generated/api'

type Column = SheetKind['columns'][number]

/** What stands in each column, as its schema says. */
export function ColumnNotes({ columns }: Pick<SheetKind, 'columns'>) {
  return (
    <Table<Column>
      rowKey="title"
      size="small"
      pagination={false}
      dataSource={columns}
      columns={[
        { title: '列', dataIndex: 'title', width: 100 },
        { title: '', key: 'kind', width: 80, render: (_value, column) => <Kind {...column} /> },
        { title: '说明', dataIndex: 'note' },
      ]}
    />
  )
}

function Kind({ required, readonly }: Column) {
  if (required) return <Tag color="blue">必填</Tag>
  return readonly ? <Tag>不导入</Tag> : null
}

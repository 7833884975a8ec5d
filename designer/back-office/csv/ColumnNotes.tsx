import { Table, Tag } from 'antd'
import type { SheetKind } from '@schemas/generated/api'
import styles from './Sheets.module.css'

type Column = SheetKind['columns'][number]

/** The meaning of each column, from its schema. */
export function ColumnNotes({ columns }: Pick<SheetKind, 'columns'>) {
  return (
    <section className={styles.notes}>
      <h2>各列怎样填</h2>
      <Table<Column>
        rowKey="title"
        size="small"
        pagination={false}
        dataSource={columns}
        columns={[
          { title: '列', dataIndex: 'title', width: 120 },
          { title: '要求', key: 'kind', width: 100, render: (_value, column) => <Kind {...column} /> },
          { title: '说明', dataIndex: 'note' },
        ]}
      />
    </section>
  )
}

function Kind({ required, readonly }: Column) {
  if (required) return <Tag color="blue">必填</Tag>
  return readonly ? <Tag>不导入</Tag> : null
}

import { Button, Descriptions, Space, Table } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { WorklistAction, WorklistDetail, WorklistTable } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { Heading, Loading, PageCard } from '../../shell/ui'
import { useHasRight } from '../../shell/sign-in'
import { ActionDialog } from './ActionDialog'
import styles from './ItemPage.module.css'
import { alignOf, leading, shown } from './shown'

/** One row of a worklist: its details and the actions that are possible now. */
export default function ItemPage({ name, id }: { name: string; id: string }) {
  const { data: kinds } = useApi('GET /worklists', {})
  const { data } = useApi('GET /worklists/{name}/{id}', { params: { name, id } })
  if (!data || data.id !== id) return <Loading />
  const title = kinds?.find((kind) => kind.name === name)?.title ?? ''
  return (
    <>
      <Heading title={`${title} ${data.title}`}>
        <Link to={`/worklists/${name}`}>返回{title}列表</Link>
      </Heading>
      <PageCard>
        <Actions name={name} item={data} />
        <Descriptions
          size="small"
          bordered
          column={{ xs: 1, sm: 1, lg: 2 }}
          styles={{ label: { width: 'min(160px, 18vw)' } }}
          items={data.facts.map((fact, index) => ({
            key: index,
            label: fact.title,
            children: leading(fact.leads?.worklist, fact.leads?.id, shown(fact, fact.value)),
          }))}
        />
        {data.tables.map((table) => (
          <Rows key={table.title} table={table} />
        ))}
      </PageCard>
    </>
  )
}

function Actions({ name, item }: { name: string; item: WorklistDetail }) {
  const [open, setOpen] = useState<WorklistAction | null>(null)
  const has = useHasRight()
  return (
    <>
      {item.actions.length > 0 && (
        <Space className={styles.actions ?? ''}>
          {item.actions.map((action, index) => (
            <Button
              key={action.form}
              size="middle"
              type={index === 0 ? 'primary' : 'default'}
              disabled={!has(action.right)}
              onClick={() => setOpen(action)}
            >
              {action.title}
            </Button>
          ))}
        </Space>
      )}
      {/* shows the result even when no action is left */}
      {open && <ActionDialog name={name} id={item.id} action={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Rows({ table: { title, columns, rows } }: { table: WorklistTable }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.table}>
      <h2>{title}</h2>
      <Table
        size="small"
        rowKey={(row) => rows.indexOf(row)}
        pagination={false}
        dataSource={rows}
        columns={columns.map((column) => ({
          ...alignOf(column),
          title: column.title,
          key: column.key,
          render: (_value: unknown, row: (typeof rows)[number]) =>
            leading(column.leads?.worklist, row[column.leads?.key ?? ''], shown(column, row[column.key])),
        }))}
      />
    </section>
  )
}

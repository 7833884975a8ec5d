import { Input, Skeleton } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { WorklistKind, WorklistRow } from '@schemas/generated/api'
import { MOST_LISTED } from '@schemas/worklists'
import { useApi } from '../api/hooks'
import { PagedTable } from '../shell/PagedTable'
import { Heading } from '../shell/Heading'
import shell from '../shell/Shell.module.css'
import { Tabs } from '../shell/Tabs'
import { ExportButton } from './ExportButton'
import { alignOf, shown } from './shown'
import styles from './WorklistPage.module.css'

const PAGE_SIZE = 20

/** One list of things to work on, as the server describes it: tabs, columns, a search. */
export default function WorklistPage({ name }: { name: string }) {
  const { data: kinds } = useApi('GET /worklists', {})
  const kind = kinds?.find((candidate) => candidate.name === name)
  if (!kinds) return <Skeleton active />
  if (!kind) return <p>没有名为 {name} 的待办</p>
  return <List key={name} kind={kind} />
}

function List({ kind: { name, title, tabs, columns } }: { kind: WorklistKind }) {
  // the dashboard's figures name the tab that they count
  const [search] = useSearchParams()
  const named = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0]
  const [tab, setTab] = useState(named?.key ?? '')
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const { data, isFetching } = useApi('GET /worklists/{name}', {
    params: { name },
    query: { tab, page, pageSize: PAGE_SIZE, ...(keyword && { keyword }) },
  })
  return (
    <>
      <Heading title={title}>
        <ExportButton name={name} tab={tab} keyword={keyword} />
      </Heading>
      <div className={shell.card}>
        {/* beside the tabs, not in their list: there it would be read as one of them */}
        <div className={styles.head}>
          <Tabs
            label={title}
            className={styles.tabs}
            activeKey={tab}
            onChange={(key) => {
              setTab(key)
              setPage(1)
            }}
            items={tabs.map(({ key, title: label }) => ({ key, label }))}
          />
          <Input.Search
            className={shell.search ?? ''}
            aria-label={`搜索${title}`}
            placeholder={`搜索${title}`}
            allowClear
            onSearch={(text) => {
              setKeyword(text.trim())
              setPage(1)
            }}
          />
        </div>
        <PagedTable<WorklistRow>
          rowKey="id"
          scroll={{ x: 'max-content' }}
          loading={isFetching}
          answer={data}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          counted
          most={MOST_LISTED}
          columns={columns.map((column, index) => ({
            ...alignOf(column),
            title: column.title,
            key: column.key,
            render: (_value: unknown, { id, values }: WorklistRow) => {
              const text = shown(column, values[column.key])
              return index === 0 ? (
                <Link href={`/worklists/${name}/${encodeURIComponent(id)}`}>{text}</Link>
              ) : (
                text
              )
            },
          }))}
        />
      </div>
    </>
  )
}

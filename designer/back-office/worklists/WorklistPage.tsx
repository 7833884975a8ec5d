import { Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { WorklistKind, WorklistRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api/hooks'
import { Heading } from '../../shell/Heading'
import { KeysetTable } from '../../shell/KeysetTable'
import { clearable } from '../../shell/inner-icons'
import { placeOf, useListAddress } from '../../shell/position'
import shell from '../../Shell.module.css'
import { Tabs } from '../../shell/Tabs'
import { ExportButton } from './ExportButton'
import { alignOf, shown } from './shown'
import { Loading } from '../../shell/Loading'
import styles from './WorklistPage.module.css'

const PAGE_SIZE = 20

/** One list of things to work on, as the server describes it: tabs, columns, a search. */
export default function WorklistPage({ name }: { name: string }) {
  const { data: kinds } = useApi('GET /worklists', {})
  const kind = kinds?.find((candidate) => candidate.name === name)
  if (!kinds) return <Loading />
  if (!kind) return <p>没有名为 {name} 的待办</p>
  return <List key={name} kind={kind} />
}

function List({ kind: { name, title, tabs, columns } }: { kind: WorklistKind }) {
  // the dashboard's figures name the tab that they count
  const { search, position, move, ask } = useListAddress()
  const tab = (tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0])?.key ?? ''
  const keyword = search.get('keyword') ?? ''
  const { data, isFetching } = useApi('GET /worklists/{name}', {
    params: { name },
    query: { tab, pageSize: PAGE_SIZE, ...placeOf(position), ...(keyword && { keyword }) },
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
            onChange={(key) => ask({ tab: key })}
            items={tabs.map(({ key, title: label }) => ({ key, label }))}
          />
          <SearchBox label={`搜索${title}`} keyword={keyword} onSearch={(text) => ask({ keyword: text })} />
        </div>
        <KeysetTable<WorklistRow>
          rowKey="id"
          scroll={{ x: 'max-content' }}
          loading={isFetching}
          answer={data}
          position={position}
          pageSize={PAGE_SIZE}
          onMove={move}
          columns={columns.map((column, index) => ({
            ...alignOf(column),
            title: column.title,
            key: column.key,
            render: (_value: unknown, { id, values }: WorklistRow) => {
              const text = shown(column, values[column.key])
              return index === 0 ? (
                <Link to={`/worklists/${name}/${encodeURIComponent(id)}`}>{text}</Link>
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

interface SearchProps {
  label: string
  /** The current search, from the address. */
  keyword: string
  onSearch(keyword: string): void
}

/** A search box that takes over the keyword when the address changes, as by the back button. */
function SearchBox({ label, keyword, onSearch }: SearchProps) {
  const [searched, setSearched] = useState(keyword)
  const [text, setText] = useState(keyword)
  if (searched !== keyword) {
    setSearched(keyword)
    setText(keyword)
  }
  return (
    <Input.Search
      className={shell.search ?? ''}
      aria-label={label}
      placeholder={label}
      allowClear={clearable}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onSearch={(words) => onSearch(words.trim())}
    />
  )
}

import { Link } from 'react-router-dom'
import type { WorklistKind, WorklistRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { Loading, Tabs } from '../../shell/ui'
import { KeysetTable, ListPage, placeOf, SearchBox, useListAddress } from '../../shell/tables'
import { ExportButton } from './ExportButton'
import { alignOf, shown } from './shown'
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
    <ListPage
      title={title}
      actions={<ExportButton name={name} tab={tab} keyword={keyword} />}
      head={
        // the search box beside the tabs, not in their list: there it would be read as one of them
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
      }
    >
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
    </ListPage>
  )
}

import { Space } from 'antd'
import { Link } from 'react-router-dom'
import type { WorklistKind, WorklistRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { Loading, Nothing } from '../../shell/ui'
import { HIDDEN, ListPage, useColumns, useListAddress } from '../../shell/tables'
import { alignOf, shown } from './shown'
import { useBatches } from '../batches'
import { ExportButton } from '../csv'
import { addressOf, chosenFilters, Filters } from '../records'
import { SavedViews } from '../views'

/** One worklist, as the server describes it: tabs, columns, a search. */
export default function WorklistPage({ name }: { name: string }) {
  const { data: kinds } = useApi('GET /worklists', {})
  const kind = kinds?.find((candidate) => candidate.name === name)
  if (!kinds) return <Loading />
  if (!kind) return <Unlisted name={name} />
  return <List key={name} kind={kind} />
}

/** A worklist that the server does not list for this operator: asked for its rows, it says which right is missing. */
function Unlisted({ name }: { name: string }) {
  const { data } = useApi('GET /worklists/{name}', { params: { name } })
  return data ? <Nothing text={`待办里没有 ${name}`} /> : <Loading />
}

function List({
  kind: { name, title, tabs, columns, filters = [], filter_note, batches },
}: {
  kind: WorklistKind
}) {
  // the dashboard's figures link to the tab that they count
  const { search, narrow, clear, query, paging } = useListAddress(['tab', HIDDEN])
  const tab = (tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0])?.key ?? ''
  const keyword = search.get('keyword') ?? ''
  const chosen = chosenFilters(filters, search)
  const filter = Object.entries(chosen).map(([key, value]) => `${key}:${value}`)
  const narrowed = { ...(keyword && { keyword }), ...(filter.length > 0 && { filter }) }
  const request = useApi(
    'GET /worklists/{name}',
    { params: { name }, query: { tab, ...query, ...narrowed } },
    { ownError: true },
  )
  const { selection, bar } = useBatches<WorklistRow>({
    batches,
    search: { tab, ...narrowed },
    total: request.data?.total_count,
    nameOf: ({ values }) => String(values[columns[0]?.key ?? ''] ?? ''),
    refreshes: ['GET /worklists/{name}'],
  })
  const { shown: shownColumns, choice } = useColumns(columns, search, narrow)
  const tabTitle = tabs.find(({ key }) => key === tab)?.title ?? ''
  return (
    <ListPage<WorklistRow>
      title={title}
      actions={
        <Space>
          {choice}
          <SavedViews />
          <ExportButton of={({ worklist }) => worklist === name} narrowed={{ tab, ...narrowed }} />
        </Space>
      }
      tabs={{
        label: title,
        activeKey: tab,
        onChange: (key) => narrow({ tab: key }),
        items: tabs.map(({ key, title: label }) => ({ key, label })),
      }}
      search={{ label: `搜索${title}`, keyword, onSearch: (text) => narrow({ keyword: text }) }}
      {...(filters.length > 0 && {
        filters: (
          <>
            <Filters
              filters={filters}
              narrowed={chosen}
              onNarrow={(next) => narrow(addressOf(filters, next))}
            />
            {filter_note !== undefined && <span>{filter_note}</span>}
          </>
        ),
      })}
      bar={bar}
      table={{
        ...selection,
        rowKey: 'id',
        scroll: { x: 'max-content' },
        request,
        nothing: { text: `“${tabTitle}”里没有${title}，新的会自动出现在这里`, onClear: clear },
        paging,
        columns: shownColumns.map((column, index) => ({
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
        })),
      }}
    />
  )
}

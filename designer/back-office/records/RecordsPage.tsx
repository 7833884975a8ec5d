import { Button, Select, Space, Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PlusOutlined } from '@engine/icons'
import type { RecordKind, RecordRow } from '@schemas/generated/api'
import { useApi, useChange } from '../../shell/api'
import { FIGURES, HIDDEN, ListPage, useColumns, useNumberedAddress } from '../../shell/tables'
import { priceText } from '@schemas/money'
import { clearable, Loading, Nothing, useHost, shownTime } from '../../shell/ui'
import { useHasRight } from '../../shell/sign-in'
import { useBatches } from '../batches'
import { ExportButton } from '../csv'
import { SavedViews } from '../views'
import styles from './RecordsPage.module.css'
import { Filters } from './Filters'
import { addressOf, chosenFilters } from './filter-address'

/** One kind of record: what its schema marks as columns, a search, and the way to each form. */
export default function RecordsPage({ name }: { name: string }) {
  const { data: kinds } = useApi('GET /records', {})
  const kind = kinds?.find((candidate) => candidate.name === name)
  if (!kinds) return <Loading />
  if (!kind) return <Unlisted name={name} />
  return <List key={name} kind={kind} />
}

/** A kind that the server does not list for this operator: asked for its rows, it says which right is missing. */
export function Unlisted({ name }: { name: string }) {
  const { data } = useApi('GET /records/{name}', { params: { name } })
  return data ? <Nothing text={`资料里没有 ${name}`} /> : <Loading />
}

function List({ kind }: { kind: RecordKind }) {
  const { name, title } = kind
  const navigate = useNavigate()
  const { search, narrow, clear, query, paging } = useNumberedAddress([HIDDEN, 'sort'])
  const keyword = search.get('keyword') ?? ''
  const chosen = chosenFilters(kind.filters, search)
  const mayChange = useHasRight()(kind.right)
  const { shown: chosenColumns, choice } = useColumns(kind.columns, search, narrow)
  const columns = inListOrder(chosenColumns)
  const [named] = kind.columns
  const sort = kind.sorts?.find(({ key }) => key === search.get('sort'))?.key
  const filter = Object.entries(chosen).map(([key, value]) => `${key}:${value}`)
  const narrowed = { ...(keyword && { keyword }), ...(filter.length > 0 && { filter }) }
  const request = useApi(
    'GET /records/{name}',
    { params: { name }, query: { ...query, ...narrowed, ...(sort && { sort }) } },
    { ownError: true },
  )
  const { selection, bar } = useBatches<RecordRow>({
    batches: kind.batches,
    search: narrowed,
    total: request.data?.total_count,
    nameOf: ({ title: own }) => own,
    refreshes: ['GET /records/{name}'],
  })
  const create = kind.creatable && (
    <Button
      type="primary"
      size="middle"
      icon={<PlusOutlined />}
      disabled={!mayChange}
      onClick={() => void navigate(`/records/${name}/new`)}
    >
      新建{title}
    </Button>
  )
  return (
    <ListPage<RecordRow>
      title={title}
      actions={
        <Space>
          {choice}
          <SavedViews />
          <ExportButton of={({ record }) => record === name} narrowed={narrowed} />
          {create}
        </Space>
      }
      search={{ label: `搜索${title}`, keyword, onSearch: (text) => narrow({ keyword: text }) }}
      filters={
        <>
          <Filters
            filters={kind.filters}
            narrowed={chosen}
            onNarrow={(next) => narrow(addressOf(kind.filters, next))}
          />
          {kind.sorts && <Sort sorts={kind.sorts} sort={sort} onSort={(key) => narrow({ sort: key })} />}
        </>
      }
      bar={bar}
      table={{
        ...selection,
        rowKey: 'id',
        scroll: { x: 'max-content' },
        request,
        nothing: { text: `还没有${title}`, action: create, onClear: clear },
        paging,
        counted: true,
        columns: [
          ...columns.map((column) => ({
            ...columnStyle(column),
            title: column.title,
            key: column.key,
            render: (_value: unknown, row: RecordRow) =>
              column === named ? (
                <Link to={`/records/${name}/${encodeURIComponent(row.id)}`}>{row.title}</Link>
              ) : (
                cellOf(column, row)
              ),
          })),
          ...(kind.removable
            ? [
                {
                  title: '操作',
                  key: 'actions',
                  width: 88,
                  render: (_value: unknown, row: RecordRow) => (
                    <Remove kind={kind} row={row} mayChange={mayChange} />
                  ),
                },
              ]
            : []),
        ],
      }}
    />
  )
}

interface SortProps {
  sorts: NonNullable<RecordKind['sorts']>
  sort: string | undefined
  onSort(sort: string | undefined): void
}

const Sort = ({ sorts, sort, onSort }: SortProps) => (
  <Select<string>
    className={styles['filter'] ?? ''}
    aria-label="排序"
    placeholder="排序"
    allowClear={clearable}
    value={sort ?? null}
    options={sorts.map(({ key, title }) => ({ value: key, label: title }))}
    onChange={onSort}
  />
)

function Remove({ kind, row, mayChange }: { kind: RecordKind; row: RecordRow; mayChange: boolean }) {
  const host = useHost()
  const remove = useChange('DELETE /records/{name}/{id}', ['GET /records/{name}'])
  async function ask() {
    if (!(await host.confirm(`确定删除${kind.title}“${row.title}”？`, { danger: true }))) return
    remove.mutate(
      { params: { name: kind.name, id: row.id } },
      { onSuccess: () => host.success('删除成功！'), onError: ({ message }) => host.error(message) },
    )
  }
  return (
    <Button
      type="link"
      className={styles['cellAction'] ?? ''}
      danger
      disabled={!mayChange}
      loading={remove.isPending}
      aria-label={`删除 ${row.title}`}
      onClick={() => void ask()}
    >
      删除
    </Button>
  )
}

type Column = RecordKind['columns'][number]

const NOTHING = '–'

/** A value of a list, formatted as its schema says. */
function cellOf({ key, kind, unit = '', words, when }: Column, row: RecordRow): ReactNode {
  const value = row.value as Record<string, unknown>
  if (when && !when.in.includes(value[when.prop])) return NOTHING
  const own = value[key]
  if (own === null || own === undefined || own === '') return NOTHING
  if (kind === 'cents') return priceText(Number(own))
  if (kind === 'number') return `${String(own)}${unit}`
  if (kind === 'enum') return words?.[String(own)] ?? String(own)
  if (kind === 'flag') return own === true ? <Tag color="success">是</Tag> : <Tag>否</Tag>
  if (kind === 'image') return <img src={String(own)} alt="" width={40} height={40} loading="lazy" />
  if (kind === 'time') return isIso(String(own)) ? shownTime(String(own)) : String(own)
  return Array.isArray(own) ? own.join('、') : String(own)
}

/** Times of forms are in the shop's time zone already. */
const isIso = (text: string) => text.includes('T')

/** Pictures come before the name that they belong to. */
const inListOrder = (columns: readonly Column[]): Column[] =>
  columns.toSorted((a, b) => Number(b.kind === 'image') - Number(a.kind === 'image'))

/** Alignment of a column: numbers and amounts are aligned by their digits. */
function columnStyle({ kind }: Column) {
  if (kind === 'image') return { width: 64 }
  return kind === 'cents' || kind === 'number' ? FIGURES : {}
}

import { Table, type TableColumnsType, Tag } from 'antd'
import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LoadFailure, Loading, Nothing, pageButtons, PickerFrame, type PickerBodyProps } from '../../shell/ui'
import { useOnPicked } from '../picked-context'
import type { EntityKind, Picked } from './entity-kind'
import styles from './Picker.module.css'
import { PickerFilters } from './PickerFilters'
import { useRowsQuery, useSelection } from './picking'
import { TargetMark } from './TargetMark'
import { useTargetState, type TargetEntity } from './target-states'

export interface EntityPickerProps<Row> extends PickerBodyProps {
  /** Several at once; else one. */
  multiple?: boolean
  /** What is chosen already. */
  chosen?: readonly Picked<Row>[]
  /** Narrows the list: `{ distributor_id: '3' }`. */
  filter?: Readonly<Record<string, string>>
  objection?(count: number): string | null
  refuse?(message: string): void
  onPick(picked: readonly Picked<Row>[]): void
}

const NO_FILTER = {}
const NOTHING: never[] = []
const unlimited = () => null
const ignore = () => {}

/** A table that the server searches, sorts and pages, and what was chosen from it. */
export function EntityTable<Row extends object>({
  kind,
  multiple = false,
  chosen = NOTHING,
  filter = NO_FILTER,
  objection = unlimited,
  refuse = ignore,
  onPick,
  onClose,
  search,
}: EntityPickerProps<Row> & { kind: EntityKind<Row> }) {
  const onPicked = useOnPicked()
  const { keyword, setKeyword, narrowed, setNarrowed, query, onTable } = useRowsQuery()
  const wanted = { ...narrowed, ...filter }
  const rows = useQuery({
    queryKey: ['pickers', kind.name, query, wanted],
    queryFn: ({ signal }) => kind.load(query, wanted, signal),
    placeholderData: keepPreviousData,
  })
  // what the place itself demands is no choice
  const filters = (kind.filters ?? NOTHING).filter(({ key }) => filter[key] === undefined)
  const isNarrowed = query.keyword !== undefined || Object.keys(narrowed).length > 0
  const clear = () => {
    setKeyword('')
    setNarrowed({})
  }
  const columns = useMemo(() => withState(kind), [kind])
  const selection = useSelection<Row>({ multiple, initial: chosen, objection, refuse })
  const pickOf = (row: Row): Picked<Row> => ({ id: kind.idOf(row), name: kind.nameOf(row), row })

  const finish = (picked: readonly Picked<Row>[]) => {
    const seen = picked.flatMap(({ id, row }) => (row ? [[id, row] as const] : []))
    if (kind.entity) onPicked(kind.entity, Object.fromEntries(seen) as never)
    onClose()
    onPick(picked)
  }

  return (
    <PickerFrame
      search={search}
      label={`搜索${kind.name}名称`}
      keyword={keyword}
      onKeyword={setKeyword}
      {...(filters.length > 0 && {
        filters: <PickerFilters filters={filters} values={narrowed} onChange={setNarrowed} />,
      })}
      error={rows.error}
      onRetry={rows.refetch}
      tray={<PickedTray kind={kind} multiple={multiple} selection={selection} />}
      disabled={!multiple && selection.picked.length === 0}
      onClose={onClose}
      onFinish={() => finish(selection.picked)}
    >
      {rows.isPending && <Loading rows={8} />}
      <StateFailure kind={kind} rows={rows.data?.list ?? NOTHING} />
      {rows.data && (
        <Table<Row>
          size="small"
          className={styles['table'] ?? ''}
          rowKey={kind.idOf}
          columns={columns}
          dataSource={rows.data.list}
          loading={rows.isPlaceholderData}
          locale={{
            emptyText: (
              <Nothing
                text={isNarrowed ? `没有符合条件的${kind.name}` : `还没有${kind.name}，先在后台添加`}
                onClear={isNarrowed ? clear : undefined}
              />
            ),
          }}
          pagination={{
            ...pageButtons,
            current: query.page,
            pageSize: query.pageSize,
            total: rows.data.total_count,
            showSizeChanger: false,
            showTotal: (total) => `共 ${total} ${kind.unit}`,
          }}
          onChange={(pagination, _filters, sorter) => onTable(pagination, sorter)}
          rowSelection={{
            type: multiple ? 'checkbox' : 'radio',
            columnWidth: 40,
            ...(!multiple && { columnTitle: <span className={styles['spoken']}>选择</span> }),
            selectedRowKeys: selection.picked.map(({ id }) => id),
            onSelect: (row) => selection.toggle(pickOf(row)),
            onSelectAll: (all, _selected, changed) =>
              all ? selection.add(changed.map(pickOf)) : selection.remove(changed.map(kind.idOf)),
            getCheckboxProps: (row) => ({ 'aria-label': kind.nameOf(row) }),
            getTitleCheckboxProps: () => ({ 'aria-label': '全选本页' }),
          }}
          onRow={(row) => ({
            onClick: (event) => {
              // the box toggles by itself
              if (!(event.target instanceof HTMLInputElement)) selection.toggle(pickOf(row))
            },
            onDoubleClick: () => {
              if (!multiple) finish([pickOf(row)])
            },
          })}
        />
      )}
    </PickerFrame>
  )
}

/** Says that the states of the rows, which are asked for together, could not be found out. */
function StateFailure<Row>({ kind, rows }: { kind: EntityKind<Row>; rows: readonly Row[] }) {
  const [first] = rows
  const isAsked = kind.fine !== undefined && first !== undefined
  const { error, retry } = useTargetState(kind.target, isAsked ? kind.idOf(first) : '')
  return error && <LoadFailure error={error} onRetry={retry} />
}

/** The columns of a kind and, where it has none of its own, one for the state. */
function withState<Row extends object>({
  columns,
  fine,
  target,
  idOf,
}: EntityKind<Row>): TableColumnsType<Row> {
  if (fine === undefined) return columns
  const render = (_: unknown, row: Row) => <TargetMark entity={target} id={idOf(row)} fine={fine} />
  return [...columns, { key: 'state', title: '状态', width: 100, render }]
}

interface PickedTrayProps<Row> {
  kind: EntityKind<Row>
  multiple: boolean
  selection: ReturnType<typeof useSelection<Row>>
}

/** Everything chosen so far, on all pages of the list; each can be removed. */
function PickedTray<Row>({ kind, multiple, selection: { picked, remove } }: PickedTrayProps<Row>) {
  return (
    <div className={styles['tray']}>
      <output className={styles['count']}>
        已选 {picked.length} {kind.unit}
      </output>
      {multiple && (
        <div className={styles['picked']}>
          {picked.map(({ id, name }) => (
            <PickedTag key={id} entity={kind.target} id={id} name={name} onRemove={() => remove([id])} />
          ))}
        </div>
      )}
    </div>
  )
}

interface PickedTagProps {
  entity: TargetEntity
  id: string
  name: string
  onRemove(): void
}

/** One that is chosen; marked while shoppers cannot reach it. */
function PickedTag({ entity, id, name, onRemove }: PickedTagProps) {
  const { message: state } = useTargetState(entity, id)
  return (
    <Tag
      {...(state !== '' && { color: 'warning' })}
      closable={{ 'aria-label': `取消选择 ${name}` }}
      onClose={(event) => {
        event.preventDefault()
        onRemove()
      }}
    >
      {state === '' ? name : `${name}（${state}）`}
    </Tag>
  )
}

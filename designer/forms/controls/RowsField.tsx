import { Button, Table, type TableColumnsType } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@engine/icons'
import {
  newItem,
  useListActions,
  useListKeys,
  useSettings,
  useShownNames,
  type LeafProps,
} from '@engine/settings'
import { pageButtons } from '../../shell/ui'
import { cellColumns, itemOf } from './cells'
import { useReachableScroll } from './use-reachable-scroll'
import styles from './Cells.module.css'

/** Rows are drawn so many at a time: each has several inputs. */
const PAGE_SIZE = 20

interface ItemRow {
  index: number
  key: string
}

/**
 * A list of small items as a table: a row for each item, a column for each visible field. With
 * `x-ui.fixed: true` the rows are given, and only filled in.
 */
export function RowsField({ path, title, schema, ui, hints, disabled }: LeafProps) {
  const { form } = useSettings()
  const keys = useListKeys(path)
  const list = useListActions(path)
  const table = useReachableScroll(disabled)
  const [page, setPage] = useState(1)
  const item = useMemo(() => itemOf({ schema, ui }), [schema, ui])
  const names = useShownNames(item.schema, item.ui)
  const cells = useMemo(() => cellColumns<ItemRow>(item, path, names), [item, path, names])
  const name = item.schema.title ?? title
  const fixed = hints['fixed'] === true
  const rows = keys.map((key, index): ItemRow => ({ key, index }))

  function add() {
    if (list.add(newItem(form, path)) === null) setPage(Math.ceil((keys.length + 1) / PAGE_SIZE))
  }

  const tools: TableColumnsType<ItemRow>[number] = {
    title: '操作',
    key: 'tools',
    width: 96,
    render: (_value, { index }) => (
      <RowTools
        name={`${name} ${index + 1}`}
        disabled={disabled}
        up={index > 0 ? () => list.move(index, index - 1) : undefined}
        down={index < keys.length - 1 ? () => list.move(index, index + 1) : undefined}
        remove={() => void list.remove(index)}
      />
    ),
  }

  return (
    <div className={styles['list']}>
      {rows.length > 0 && (
        <Table<ItemRow>
          ref={table}
          size="small"
          rowKey="key"
          dataSource={rows}
          columns={fixed ? cells : [...cells, tools]}
          scroll={{ x: 'max-content' }}
          pagination={{
            ...pageButtons,
            current: page,
            onChange: setPage,
            pageSize: PAGE_SIZE,
            hideOnSinglePage: true,
            showSizeChanger: false,
          }}
        />
      )}
      {!fixed && (
        <Button block type="dashed" icon={<PlusOutlined />} disabled={disabled} onClick={add}>
          添加{name}
          <span className="pm-set-count">
            {keys.length}
            {list.max === Number.POSITIVE_INFINITY ? '' : ` / ${list.max}`}
          </span>
        </Button>
      )}
    </div>
  )
}

interface RowToolsProps {
  name: string
  disabled: boolean
  /** Undefined at the end of the list. */
  up: (() => void) | undefined
  down: (() => void) | undefined
  remove(): void
}

function RowTools({ name, disabled, up, down, remove }: RowToolsProps) {
  return (
    <>
      <Tool label={`上移${name}`} icon={<ArrowUpOutlined />} act={up} disabled={disabled} />
      <Tool label={`下移${name}`} icon={<ArrowDownOutlined />} act={down} disabled={disabled} />
      <Tool label={`删除${name}`} icon={<DeleteOutlined />} act={remove} disabled={disabled} danger />
    </>
  )
}

interface ToolProps {
  label: string
  icon: ReactNode
  act: (() => void) | undefined
  disabled: boolean
  danger?: boolean
}

const Tool = ({ label, icon, act, disabled, danger = false }: ToolProps) => (
  <Button
    type="text"
    title={label}
    aria-label={label}
    icon={icon}
    danger={danger}
    disabled={disabled || !act}
    onClick={act}
  />
)

import { Alert, Button, Table, type TableColumnsType } from 'antd'
import { useMemo } from 'react'
import { SyncOutlined } from '@engine/icons'
import { fieldOf, hintsOf, useList, useSibling, type LeafProps } from '@engine/settings'
import type { RecordOption } from '@schemas/generated/api'
import type { UiSchema } from '@schemas/dialect/form-schema'
import { isRecord } from '@schemas/json'
import type { Json } from '@schemas/page'
import { completedRows, rowsByCombination, type SpecAxis } from '@schemas/spec-matrix'
import { useApi } from '../../shell/api'
import { pageButtons } from '../../shell/ui'
import { AcrossCell } from './AcrossCell'
import { cellColumns, itemOf } from './cells'
import { useReachableScroll } from './use-reachable-scroll'
import styles from './Cells.module.css'

/** Rows are drawn so many at a time: each has a dozen inputs. */
const PAGE_SIZE = 20

interface MatrixRow {
  index: number
  values: string[]
}

/**
 * A list with one row for each combination of the values of a list beside it (`x-ui.of`), as a table whose cells are the
 * fields of an item. A field that is a list of sums by a record (`across`) takes a column for each of these records. An
 * alert names combinations that were added or removed; a click updates the rows, which can be undone.
 */
export function MatrixField({ path, schema, ui, hints, disabled }: LeafProps) {
  const { items, replace } = useList(path)
  const table = useReachableScroll(disabled)
  const axes = axesOf(useSibling(String(hints['of'])).value)
  const rows = items.map((item, index): MatrixRow => ({ index, values: valuesOf(item) }))
  const across = acrossOf(schema, ui)
  const { data: options } = useApi(
    'GET /options/{kind}',
    { params: { kind: String(across?.hints['record']) }, query: {} },
    { enabled: across !== undefined },
  )
  const columns = useMemo(() => columnsOf({ schema, ui, path, options }), [schema, ui, path, options])
  const { added, removed } = changesOf(axes, rows)
  return (
    <div className={styles['list']}>
      {(added.length > 0 || removed.length > 0) && (
        <Alert
          type="warning"
          showIcon
          title={[told('新增', added), told('删除', removed)].filter(Boolean).join('；')}
          action={
            <Button
              icon={<SyncOutlined />}
              disabled={disabled}
              onClick={() => replace(completedRows(axes, items.map(asRow)) as Json[])}
            >
              更新明细
            </Button>
          }
        />
      )}
      <Table<MatrixRow>
        ref={table}
        size="small"
        rowKey={({ index }) => index}
        dataSource={rows}
        columns={columns}
        scroll={{ x: 'max-content' }}
        pagination={{ ...pageButtons, pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </div>
  )
}

type Form = Pick<LeafProps, 'schema' | 'ui'>

/** The fields of a row, in their order. */
function fieldsOf({ schema, ui }: Form) {
  const item = Array.isArray(schema.items) ? undefined : schema.items
  const itemUi = (Array.isArray(ui.items) ? undefined : ui.items) ?? {}
  return Object.entries(item?.properties ?? {})
    .filter(([name]) => name !== 'values')
    .map(([name, field]) => ({ name, schema: field, ui: (itemUi[name] ?? {}) as UiSchema }))
}

const isAcross = ({ ui }: Pick<Form, 'ui'>) => fieldOf(ui) === 'across'

/** The field that takes many columns. */
function acrossOf(schema: Form['schema'], ui: UiSchema) {
  const field = fieldsOf({ schema, ui }).find(isAcross)
  return field && { ...field, hints: hintsOf(field.ui) }
}

function columnsOf({
  path,
  options = [],
  ...form
}: Form & { path: LeafProps['path']; options: RecordOption[] | undefined }): TableColumnsType<MatrixRow> {
  return [
    {
      title: titleOfItem(form.schema),
      key: 'values',
      fixed: 'left',
      render: (_value, { values }) => <strong className={styles['name']}>{nameOf(values)}</strong>,
    },
    ...fieldsOf(form).flatMap((field) =>
      isAcross(field)
        ? columnsAcross(field, path, options)
        : cellColumns<MatrixRow>(itemOf(form), path, [field.name]),
    ),
  ]
}

type Field = ReturnType<typeof fieldsOf>[number]
type Column = TableColumnsType<MatrixRow>[number]

const columnsAcross = ({ name, ui }: Field, path: LeafProps['path'], options: RecordOption[]): Column[] => {
  const hints = hintsOf(ui)
  return options.map((option) => {
    const title = `${option.title}${String(hints['suffix'])}`
    return {
      title,
      key: `${name}/${option.id}`,
      render: (_value: unknown, { index }: MatrixRow) => (
        <div className={`${styles['cell']} pm-set-cell`}>
          <AcrossCell path={[...path, index, name]} hints={hints} option={option} title={title} />
        </div>
      ),
    }
  })
}

const titleOfItem = ({ items }: Form['schema']) => (Array.isArray(items) ? '' : (items?.title ?? ''))

function changesOf(axes: SpecAxis[], rows: MatrixRow[]) {
  const matched = rowsByCombination(axes, rows)
  const kept = new Set(matched.map(({ row }) => row))
  return {
    added: matched.filter(({ row }) => !row).map(({ values }) => nameOf(values)),
    removed: rows.filter((row) => !kept.has(row)).map(({ values }) => nameOf(values)),
  }
}

/** The first few by name: there may be hundreds. */
function told(what: string, names: string[]): string {
  const shown = names.slice(0, 4).join('、')
  return names.length === 0 ? '' : `${what}${names.length}项（${shown}${names.length > 4 ? ' 等' : ''}）`
}

const nameOf = (values: readonly string[]) => (values.length === 0 ? '统一规格' : values.join(' / '))

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const valuesOf = (item: Json): string[] => (isRecord(item) ? wordsOf(item['values']) : [])

const asRow = (item: Json) => ({ ...(isRecord(item) ? item : {}), values: valuesOf(item) })

/** A specification that has no values yet asks for nothing. */
function axesOf(value: Json | undefined): SpecAxis[] {
  const axes = Array.isArray(value) ? value.map((axis) => ({ values: valuesOf(axis) })) : []
  return axes.filter(({ values }) => values.length > 0)
}

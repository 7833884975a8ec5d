import { Button, InputNumber, Select, Space, TreeSelect } from 'antd'
import { DownOutlined } from '@engine/icons'
import { useState } from 'react'
import { useApi } from '../../shell/api'
import { clearable } from '../../shell/ui'
import { RecordSelect } from '../record/RecordSelect'
import { ROOTS, treeOf } from '../category/category-tree'
import type { PickerFilter } from './entity-kind'
import styles from './Picker.module.css'

/** Values of filters by their keys, as the API reads them; what is not chosen is absent. */
export type FilterValues = Readonly<Record<string, string>>

interface PickerFiltersProps {
  filters: readonly PickerFilter[]
  values: FilterValues
  onChange(values: FilterValues): void
}

/** What narrows the rows of a picker, in one line that wraps. */
export function PickerFilters({ filters, values, onChange }: PickerFiltersProps) {
  const put = (key: string, value: string | null | undefined) => {
    const { [key]: _old, ...rest } = values
    onChange(value ? { ...rest, [key]: value } : rest)
  }
  return (
    <div className={styles['filters']}>
      {filters.map((filter) => (
        <FilterControl key={filter.key} filter={filter} values={values} put={put} />
      ))}
      {Object.keys(values).length > 0 && (
        <Button type="link" size="small" onClick={() => onChange({})}>
          清空筛选
        </Button>
      )}
    </div>
  )
}

interface FilterControlProps {
  filter: PickerFilter
  values: FilterValues
  put(key: string, value: string | null | undefined): void
}

function FilterControl({ filter, values, put }: FilterControlProps) {
  const { key, label } = filter
  const value = values[key] ?? null
  if ('options' in filter)
    return (
      <Select<string>
        aria-label={label}
        className={styles['filter'] ?? ''}
        placeholder={label}
        allowClear={clearable}
        options={[...filter.options]}
        value={value}
        onChange={(chosen) => put(key, chosen)}
      />
    )
  if ('record' in filter)
    return (
      <RecordSelect
        kind={filter.record}
        label={label}
        className={styles['filter'] ?? ''}
        placeholder={label}
        chosen={value === null ? [] : [value]}
        onChange={([chosen]) => put(key, chosen)}
      />
    )
  if ('tree' in filter)
    return <CategorySelect label={label} value={value} onChange={(chosen) => put(key, chosen)} />
  return (
    <Space.Compact>
      {[key, filter.to].map((bound, index) => (
        <InputNumber<number>
          key={bound}
          aria-label={index === 0 ? `最低${label}` : `最高${label}`}
          className={styles['price'] ?? ''}
          placeholder={index === 0 ? `最低${label}` : `最高${label}`}
          min={0}
          precision={2}
          controls={false}
          value={values[bound] === undefined ? null : Number(values[bound]) / 100}
          onChange={(yuan) => put(bound, yuan === null ? null : String(Math.round(yuan * 100)))}
        />
      ))}
    </Space.Compact>
  )
}

interface CategorySelectProps {
  label: string
  /** Id; null where all are shown. */
  value: string | null
  onChange(id: string | undefined): void
}

/** One category of any level, in the width of a filter. */
function CategorySelect({ label, value, onChange }: CategorySelectProps) {
  const [open, setOpen] = useState(false)
  const { data, isFetching } = useApi(
    'GET /pickers/categories',
    { query: { page: 1, pageSize: ROOTS, is_main_category: false } },
    { enabled: open || value !== null, ownError: true },
  )
  return (
    <TreeSelect<string | null>
      aria-label={label}
      className={styles['filter'] ?? ''}
      popupMatchSelectWidth={240}
      placeholder={label}
      allowClear={clearable}
      suffixIcon={<DownOutlined />}
      showSearch
      treeNodeFilterProp="title"
      loading={isFetching}
      fieldNames={{ label: 'title', value: 'key', children: 'children' }}
      treeData={treeOf(data?.list ?? [])}
      value={value}
      open={open}
      onOpenChange={setOpen}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}

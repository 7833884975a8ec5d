import { TreeSelect } from 'antd'
import { useState } from 'react'
import { useApi } from '../../shell/api'
import { ROOTS, treeOf } from './category-tree'

interface CategorySelectProps {
  label: string
  /** Id; null where all are shown. */
  value: string | null
  onChange(id: string | undefined): void
}

/** One category of any level, in the width of a filter. */
export function CategorySelect({ label, value, onChange }: CategorySelectProps) {
  const [open, setOpen] = useState(false)
  const { data, isFetching } = useApi(
    'GET /pickers/categories',
    { query: { page: 1, pageSize: ROOTS, is_main_category: false } },
    { enabled: open || value !== null, ownError: true },
  )
  return (
    <TreeSelect<string | null>
      aria-label={label}
      style={{ width: 132 }}
      popupMatchSelectWidth={240}
      placeholder={label}
      allowClear
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

import { Select } from 'antd'
import { useState } from 'react'
import type { RecordOption } from '@schemas/generated/api'
import type { LeafProps } from '@engine/settings'
import { useApi } from '../../shell/api'
import { LoadFailure, noChoice, useDebounced } from '../../shell/ui'

/**
 * One row of another kind (`x-ui.record`), or several where the schema says a list: found by its name on the server.
 * The value holds ids.
 */
export function RecordField({
  value,
  set,
  title,
  schema,
  hints,
  disabled,
  id,
  describedBy,
  problems,
}: LeafProps) {
  const kind = String(hints['record'])
  const several = schema.type === 'array'
  const chosen = several ? idsOf(value) : idsOf(value === '' ? [] : [value])
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const keyword = useDebounced(text.trim())
  const { data: known = [] } = useApi(
    'GET /options/{kind}',
    { params: { kind }, query: { ids: chosen } },
    { enabled: chosen.length > 0, ownError: true },
  )
  const {
    data: found = [],
    error,
    isFetching,
    refetch,
  } = useApi(
    'GET /options/{kind}',
    { params: { kind }, query: keyword ? { keyword } : {} },
    { enabled: open, ownError: true },
  )
  return (
    <Select<string | string[]>
      id={id}
      aria-label={title}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      {...(several && { mode: 'multiple' as const })}
      showSearch={{ filterOption: false, onSearch: setText }}
      allowClear
      placeholder="输入名称搜索"
      disabled={disabled}
      loading={isFetching}
      notFoundContent={
        error ? <LoadFailure error={error} onRetry={refetch} /> : noChoice(isFetching, keyword)
      }
      {...(problems.length > 0 && { status: 'error' })}
      options={optionsOf(chosen, [...found, ...known])}
      value={several ? chosen : (chosen[0] ?? null)}
      onOpenChange={setOpen}
      onChange={(ids) => set(several ? idsOf(ids) : (idsOf([ids])[0] ?? ''))}
    />
  )
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : []

/** A chosen row that no longer exists is shown by its id. */
function optionsOf(chosen: string[], rows: RecordOption[]) {
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  for (const id of chosen) if (!titles.has(id)) titles.set(id, id)
  return [...titles].map(([value, label]) => ({ value, label }))
}

import { Select } from 'antd'
import { useState } from 'react'
import type { RecordOption } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { clearable, LoadFailure, noChoice, useDebounced } from '../../shell/ui'

interface RecordSelectProps {
  /** Of records or of choices, as the server names it. */
  kind: string
  label: string
  chosen: string[]
  onChange(ids: string[]): void
  /** Any number; else one. */
  several?: boolean
  id?: string
  describedBy?: string
  className?: string
  placeholder?: string
  disabled?: boolean
  wrong?: boolean
}

/** Rows of a kind, found by their names on the server. */
export function RecordSelect({
  kind,
  label,
  chosen,
  onChange,
  several = false,
  className,
  placeholder = '输入名称搜索',
  disabled = false,
  wrong = false,
  ...control
}: RecordSelectProps) {
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
      {...(control.id !== undefined && { id: control.id })}
      aria-label={label}
      aria-describedby={control.describedBy}
      {...(className === undefined ? { style: { width: '100%' } } : { className })}
      {...(several && { mode: 'multiple' as const })}
      showSearch={{ filterOption: false, onSearch: setText }}
      allowClear={clearable}
      placeholder={placeholder}
      disabled={disabled}
      loading={isFetching}
      notFoundContent={
        error ? <LoadFailure error={error} onRetry={refetch} /> : noChoice(isFetching, keyword)
      }
      {...(wrong && { status: 'error' })}
      options={optionsOf(chosen, [...found, ...known])}
      value={several ? chosen : (chosen[0] ?? null)}
      onOpenChange={setOpen}
      onChange={(ids) => onChange(idsOf(several ? ids : [ids]))}
    />
  )
}

/** The ids in a value of a field. */
export const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : []

/** A chosen row that no longer exists is shown by its id. */
function optionsOf(chosen: string[], rows: RecordOption[]) {
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  for (const id of chosen) if (!titles.has(id)) titles.set(id, id)
  return [...titles].map(([value, label]) => ({ value, label }))
}

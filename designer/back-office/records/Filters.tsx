import { Select } from 'antd'
import { useState } from 'react'
import type { RecordKind } from '@schemas/generated/api'
import { daysOfFilter, filterOfDays } from '@schemas/records'
import { useApi } from '../../shell/api'
import { clearable, LoadFailure, noChoice, useDebounced } from '../../shell/ui'
import { DaysPicker } from '../../shell/tables'
import styles from './RecordsPage.module.css'

type Filter = RecordKind['filters'][number]

/** Field → value; fields without a choice are absent. */
export type Narrowed = Readonly<Record<string, string>>

interface Props {
  filters: readonly Filter[]
  narrowed: Narrowed
  onNarrow(narrowed: Narrowed): void
}

/** The filters of a list, as its schema marks them. */
export function Filters({ filters, narrowed, onNarrow }: Props) {
  return filters.map((filter) => {
    const { [filter.key]: value = null, ...others } = narrowed
    const choose = (chosen: string | undefined) =>
      onNarrow(chosen === undefined ? others : { ...others, [filter.key]: chosen })
    const Choice = choiceOf(filter)
    return <Choice key={filter.key} filter={filter} value={value} choose={choose} />
  })
}

function choiceOf({ record, days }: Filter) {
  if (days) return DaysChoice
  return record === undefined ? WordChoice : RecordChoice
}

interface ChoiceProps {
  filter: Filter
  value: string | null
  choose(value: string | undefined): void
}

const selectProps = (title: string) => ({
  className: styles['filter'] ?? '',
  'aria-label': title,
  placeholder: title,
  allowClear: clearable,
})

function WordChoice({ filter: { title, words }, value, choose }: ChoiceProps) {
  return (
    <Select<string>
      {...selectProps(title)}
      value={value}
      options={Object.entries(words ?? {}).map(([own, label]) => ({ value: own, label }))}
      onChange={choose}
    />
  )
}

/** A range of days; both are included. */
const DaysChoice = ({ filter: { title }, value, choose }: ChoiceProps) => (
  <DaysPicker
    label={title}
    days={value === null ? null : (daysOfFilter(value) ?? null)}
    onChange={(days) => choose(days && filterOfDays(days))}
  />
)

/** Rows of another kind, found by their names, after fixed ones. */
function RecordChoice({ filter: { title, record = '', words = {} }, value, choose }: ChoiceProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const keyword = useDebounced(text.trim())
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useApi(
    'GET /options/{kind}',
    { params: { kind: record }, query: keyword ? { keyword } : {} },
    { enabled: open || value !== null, ownError: true },
  )
  return (
    <Select<string>
      {...selectProps(title)}
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      notFoundContent={
        error ? <LoadFailure error={error} onRetry={refetch} /> : noChoice(isFetching, keyword)
      }
      value={value}
      options={[
        ...Object.entries(words).flatMap(([own, label]) =>
          label.includes(keyword) ? [{ value: own, label }] : [],
        ),
        ...data.map(({ id, title: label }) => ({ value: id, label })),
      ]}
      onOpenChange={setOpen}
      onChange={choose}
    />
  )
}

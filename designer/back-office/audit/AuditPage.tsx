import { loadForm } from '@engine/settings'
import { Table } from 'antd'
import { Suspense, use } from 'react'
import { formOfChange } from '@schemas/audit-links'
import type { AuditEntry } from '@schemas/generated/api'
import { daysOfFilter, type RecordFilter } from '@schemas/records'
import { useApi } from '../../shell/api'
import { useSession } from '../../shell/sign-in'
import { Loading, shownTime } from '../../shell/ui'
import { ListPage, useListAddress } from '../../shell/tables'
import { addressOf, chosenFilters, Filters } from '../records'
import { SavedViews } from '../views'
import { actionName } from './action-names'
import { changedFields, type ChangedField, type Names } from './changes'
import styles from './AuditPage.module.css'

/** What the log can be narrowed by; the actions are those that it has entries of. */
const FILTERS: RecordFilter[] = [
  { key: 'operator_id', title: '人员', record: 'operator' },
  { key: 'action', title: '操作', words: {} },
  { key: 'days', title: '日期', days: true },
]

const namedActions = (actions: readonly string[]) =>
  Object.fromEntries(actions.map((action) => [action, actionName(action)]))

/** Who changed what, when, with the old and the new values; the list is read-only. */
export default function AuditPage() {
  const { search, narrow, clear, query, paging } = useListAddress()
  const chosen = chosenFilters(FILTERS, search)
  const { operator_id, action, days } = chosen
  const [from, to] = (days !== undefined && daysOfFilter(days)) || []
  const narrowed = {
    ...(operator_id !== undefined && { operator_id }),
    ...(action !== undefined && { action }),
    ...(from !== undefined && to !== undefined && { from, to }),
  }
  const request = useApi('GET /audit', { query: { ...query, ...narrowed } }, { ownError: true })
  const { names = {}, actions = [] } = request.data ?? {}
  // the chosen action has its name while the list is loading too
  const words = namedActions(action === undefined ? actions : [...actions, action])
  const filters = FILTERS.map((filter) => (filter.key === 'action' ? { ...filter, words } : filter))
  const { shops, pages } = useSession().operator
  const isNarrowed = shops.length + pages.length > 0
  return (
    <ListPage<AuditEntry>
      title="操作记录"
      actions={<SavedViews />}
      bar={isNarrowed && <p>账号只管理指定的门店或页面，这里列出自己的操作。</p>}
      filters={
        <Filters filters={filters} narrowed={chosen} onNarrow={(next) => narrow(addressOf(filters, next))} />
      }
      table={{
        rowKey: 'audit_id',
        request,
        nothing: { text: '还没有操作记录，之后的修改都会记在这里', onClear: clear },
        paging,
        expandable: {
          columnTitle: '详情',
          columnWidth: 56,
          expandedRowRender: (entry) => changeOf(entry, names),
          rowExpandable: ({ before, after }) => before !== null || after !== null,
        },
        columns: [
          { title: '时间', dataIndex: 'created', width: 170, render: (time: string) => shownTime(time) },
          { title: '人员', dataIndex: 'operator_name', width: 120 },
          { title: '操作', dataIndex: 'action', width: 200, render: actionName },
          { title: '对象', dataIndex: 'title', render: (title: string, row) => title || row.subject_id },
        ],
      }}
    />
  )
}

const changeOf = (entry: AuditEntry, names: Names) => (
  <Suspense fallback={<Loading />}>
    <Change entry={entry} names={names} />
  </Suspense>
)

const NO_FORM = Promise.resolve(null)

/** The changed fields, titled as in the form that they were changed with. */
function Change({ entry, names }: { entry: AuditEntry; names: Names }) {
  const { before, after } = entry
  const type = formOfChange(entry)
  const form = use(type === null ? NO_FORM : loadForm(type))
  const fields = changedFields(entry, form, names)
  return (
    <Table<ChangedField>
      className={styles['change'] ?? ''}
      size="small"
      rowKey="title"
      pagination={false}
      dataSource={fields}
      columns={[
        { title: '项目', dataIndex: 'title', width: 260 },
        ...(before === null ? [] : [{ title: '之前', dataIndex: 'before' }]),
        ...(after === null ? [] : [{ title: before === null ? '内容' : '之后', dataIndex: 'after' }]),
      ]}
    />
  )
}

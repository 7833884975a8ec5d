import { loadForm } from '@engine/settings'
import { Table } from 'antd'
import { Suspense, use } from 'react'
import { formOfChange } from '@schemas/audit-links'
import type { AuditEntry } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { useSession } from '../../shell/sign-in'
import { Loading, shownTime } from '../../shell/ui'
import { ListPage, useListAddress } from '../../shell/tables'
import { actionName } from './action-names'
import { changedFields, type ChangedField, type Names } from './changes'
import styles from './AuditPage.module.css'

/** Who changed what, when, with the old and the new values; the list is read-only. */
export default function AuditPage() {
  const { query, paging } = useListAddress()
  const request = useApi('GET /audit', { query }, { ownError: true })
  const names = request.data?.names ?? {}
  const { shops, pages } = useSession().operator
  const isNarrowed = shops.length + pages.length > 0
  return (
    <ListPage<AuditEntry>
      title="操作记录"
      bar={isNarrowed && <p>账号只管理指定的门店或页面，这里列出自己的操作。</p>}
      table={{
        rowKey: 'audit_id',
        request,
        nothing: { text: '还没有操作记录，之后的修改都会记在这里' },
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

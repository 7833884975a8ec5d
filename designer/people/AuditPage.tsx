import { useState } from 'react'
import type { AuditEntry } from '@schemas/generated/api'
import { useApi } from '../api/hooks'
import { PagedTable } from '../shell/PagedTable'
import { Heading } from '../shell/Heading'
import shell from '../shell/Shell.module.css'
import { shownTime } from '../shell/time'
import { actionName } from './action-names'
import styles from './AuditPage.module.css'

const PAGE_SIZE = 20

/** Who changed what, when, from what to what; nobody can change this list. */
export default function AuditPage() {
  const [page, setPage] = useState(1)
  const { data, isFetching } = useApi('GET /audit', { query: { page, pageSize: PAGE_SIZE } })
  return (
    <>
      <Heading title="操作记录" />
      <div className={shell.card}>
        <PagedTable<AuditEntry>
          rowKey="audit_id"
          loading={isFetching}
          answer={data}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          expandable={{
            columnTitle: '详情',
            columnWidth: 56,
            expandedRowRender: changeOf,
            rowExpandable: ({ before, after }) => before !== null || after !== null,
          }}
          columns={[
            { title: '时间', dataIndex: 'created', width: 170, render: (time: string) => shownTime(time) },
            { title: '人员', dataIndex: 'operator_name', width: 120 },
            { title: '操作', dataIndex: 'action', width: 200, render: actionName },
            { title: '对象', dataIndex: 'title', render: (title: string, row) => title || row.subject_id },
          ]}
        />
      </div>
    </>
  )
}

const changeOf = ({ before, after }: AuditEntry) => <Change before={before} after={after} />

function Change({ before, after }: { before: unknown; after: unknown }) {
  return (
    <div className={styles.change}>
      <section>
        <h2>之前</h2>
        <pre>{shown(before)}</pre>
      </section>
      <section>
        <h2>之后</h2>
        <pre>{shown(after)}</pre>
      </section>
    </div>
  )
}

const shown = (value: unknown) =>
  value === null || value === undefined ? '无' : JSON.stringify(value, null, 2)

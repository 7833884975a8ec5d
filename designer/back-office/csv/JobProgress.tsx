import { Alert, Pagination, Progress, Table } from 'antd'
import { useState } from 'react'
import type { SheetJob, SheetLine } from '@schemas/generated/api'
import { inPercent, Loading, pageButtons } from '../../shell/ui'
import { useApi } from '../../shell/api'
import { Download, EVERY_MS, outcomeOf, percentOf } from './job'
import styles from './Sheets.module.css'

const PAGE_SIZE = 10

/** Progress of a job and, at its end, the rows of an import that failed. */
export function JobProgress({ job_id }: { job_id: string }) {
  const { data: job } = useApi(
    'GET /sheet-jobs/{job_id}',
    { params: { job_id } },
    { every: (answer) => (answer?.state === 'done' ? false : EVERY_MS) },
  )
  if (!job) return <Loading />
  return (
    <section className={styles.progress} aria-live="polite">
      <h2>{job.file_name}</h2>
      <Progress {...inPercent} percent={percentOf(job)} status={statusOf(job)} aria-label="进度" />
      <p>
        {outcomeOf(job)} <Download job={job} />
      </p>
      {job.state === 'done' && job.failed > 0 && <Failures job={job} />}
    </section>
  )
}

function statusOf({ state, failed }: SheetJob) {
  if (state === 'running') return 'active'
  return failed > 0 ? 'exception' : 'success'
}

type Fault = SheetLine['faults'][number] & { key: string; line: number }

function Failures({ job: { job_id } }: { job: SheetJob }) {
  const [page, setPage] = useState(1)
  const { data, isFetching } = useApi('GET /sheet-jobs/{job_id}/lines', {
    params: { job_id },
    query: { state: 'failed', page, pageSize: PAGE_SIZE },
  })
  const faults = (data?.list ?? []).flatMap(({ line, faults: found }): Fault[] =>
    found.map((fault, index) => ({ ...fault, line, key: `${line}/${index}` })),
  )
  return (
    <>
      <Alert type="warning" showIcon title="改正这些行后再次导入即可；成功的行不必删去。" />
      <Table<Fault>
        rowKey="key"
        size="small"
        loading={isFetching}
        dataSource={faults}
        pagination={false}
        columns={[
          { title: '行', dataIndex: 'line', width: 80 },
          { title: '列', dataIndex: 'column', width: 120, render: (column: string) => column || '–' },
          { title: '问题', dataIndex: 'message' },
        ]}
      />
      {(data?.total_count ?? 0) > PAGE_SIZE && (
        <Pagination
          {...pageButtons}
          className={styles.pages ?? ''}
          align="end"
          current={page}
          pageSize={PAGE_SIZE}
          total={data?.total_count ?? 0}
          showSizeChanger={false}
          showTotal={(total) => `共 ${total} 行`}
          onChange={setPage}
        />
      )}
    </>
  )
}

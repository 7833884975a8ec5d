import { Button, Progress, Alert, Pagination, Table } from 'antd'
import type { SheetJob, SheetLine } from '@schemas/generated/api'
import { inPercent, PageCard, shownTime, Loading, pageButtons } from '../../shell/ui'
import { useApi, ADMIN_BASE } from '../../shell/api'
import { ListTable, useListState, useNumberedAddress } from '../../shell/tables'
import styles from './Csv.module.css'
import { DownloadOutlined } from '@engine/icons'

const PAGE_SIZE = 10

/** Imports and exports, the latest first. */
export function JobHistory({ onOpen }: { onOpen(job_id: string): void }) {
  const { query, paging } = useNumberedAddress(['name', 'job', 'tab', 'keyword'], PAGE_SIZE)
  const request = useApi(
    'GET /sheet-jobs',
    { query },
    {
      ownError: true,
      every: (answer) => (answer?.list.some(({ state }) => state === 'running') ? EVERY_MS : false),
    },
  )
  return (
    <PageCard>
      <ListTable<SheetJob>
        rowKey="job_id"
        request={request}
        nothing={{ text: '还没有导入或导出过，从上面开始一次' }}
        paging={paging}
        counted
        columns={[
          { title: '时间', dataIndex: 'created', width: 170, render: (time: string) => shownTime(time) },
          { title: '人员', dataIndex: 'operator_name', width: 100 },
          {
            title: '种类',
            key: 'kind',
            width: 200,
            render: (_value, { direction, title, trial }) => `${verbOf(direction, trial)} ${title}`,
          },
          {
            title: '文件',
            dataIndex: 'file_name',
            render: (file_name: string, { job_id }) => (
              <Button type="link" onClick={() => onOpen(job_id)}>
                {file_name}
              </Button>
            ),
          },
          { title: '结果', key: 'outcome', width: 360, render: (_value, job) => <Outcome job={job} /> },
          { title: '下载', key: 'file', width: 150, render: (_value, job) => <Download job={job} /> },
        ]}
      />
    </PageCard>
  )
}

const Outcome = ({ job }: { job: SheetJob }) =>
  job.state === 'running' ? (
    <Progress {...inPercent} size="small" percent={percentOf(job)} aria-label="进度" />
  ) : (
    outcomeOf(job)
  )

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

function Failures({ job: { job_id, trial } }: { job: SheetJob }) {
  const { query, paging } = useListState({}, PAGE_SIZE)
  const { data, isFetching } = useApi('GET /sheet-jobs/{job_id}/lines', {
    params: { job_id },
    query: { state: 'failed', ...query },
  })
  const faults = (data?.list ?? []).flatMap(({ line, faults: found }): Fault[] =>
    found.map((fault, index) => ({ ...fault, line, key: `${line}/${index}` })),
  )
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={
          trial ? '导入时这些行不会写入，其他行不受影响。' : '改正这些行后再次导入即可；成功的行不必删去。'
        }
      />
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
          current={paging.page}
          pageSize={PAGE_SIZE}
          total={data?.total_count ?? 0}
          showSizeChanger={false}
          showTotal={(total) => `共 ${total} 行`}
          onChange={paging.onPage}
        />
      )}
    </>
  )
}

const verbOf = (direction: SheetJob['direction'], trial = false) =>
  direction === 'export' ? '导出' : trial ? '检查' : '导入'

/** ms between two requests for the progress of a job. */
const EVERY_MS = 1_000

/** Whole percent of the rows that are done. */
const percentOf = ({ state, total, done, failed }: SheetJob): number =>
  state === 'done' ? 100 : Math.floor((100 * (done + failed)) / Math.max(total, 1))

/** The result of a job in one sentence. */
function outcomeOf({ direction, state, total, done, same, failed, trial }: SheetJob): string {
  if (state === 'running') return `共 ${total} 条，已处理 ${done + failed} 条`
  if (direction === 'export') return `已导出 ${done} 条`
  const unchanged = same > 0 ? `（其中 ${same} 行无变化）` : ''
  if (trial) return `检查了 ${total} 行，没有写入：会成功 ${done} 行${unchanged}，会失败 ${failed} 行`
  return `共 ${total} 行，成功 ${done} 行${unchanged}，失败 ${failed} 行`
}

/** Downloads the job's file: the data of an export, the report of an import. */
function Download({ job: { job_id, direction, state, downloadable } }: { job: SheetJob }) {
  if (!downloadable || state === 'running') return null
  return (
    <span className={styles.files}>
      <a href={`${ADMIN_BASE}/sheet-jobs/${job_id}/file`} download>
        <DownloadOutlined /> {direction === 'export' ? '下载文件' : '下载报告'}
      </a>
      <a href={`${ADMIN_BASE}/sheet-jobs/${job_id}/file?format=xlsx`} download aria-label="下载 Excel 工作簿">
        Excel
      </a>
    </span>
  )
}

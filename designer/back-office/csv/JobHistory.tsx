import { Button, Progress } from 'antd'
import type { SheetJob } from '@schemas/generated/api'
import { inPercent, PageCard, shownTime } from '../../shell/ui'
import { useApi } from '../../shell/api'
import { ListTable, useListState } from '../../shell/tables'
import { Download, EVERY_MS, outcomeOf, percentOf } from './job'

const PAGE_SIZE = 10

/** Imports and exports, the latest first. */
export function JobHistory({ onOpen }: { onOpen(job_id: string): void }) {
  const { query, paging } = useListState({}, PAGE_SIZE)
  const { data, isLoading } = useApi(
    'GET /sheet-jobs',
    { query },
    { every: (answer) => (answer?.list.some(({ state }) => state === 'running') ? EVERY_MS : false) },
  )
  return (
    <PageCard>
      <ListTable<SheetJob>
        rowKey="job_id"
        loading={isLoading}
        answer={data}
        paging={paging}
        counted
        columns={[
          { title: '时间', dataIndex: 'created', width: 170, render: (time: string) => shownTime(time) },
          { title: '人员', dataIndex: 'operator_name', width: 100 },
          {
            title: '种类',
            key: 'kind',
            width: 200,
            render: (_value, { direction, title }) => `${direction === 'import' ? '导入' : '导出'} ${title}`,
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
          { title: '下载', key: 'file', width: 110, render: (_value, job) => <Download job={job} /> },
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

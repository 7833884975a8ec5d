import { Segmented, Table, Tag } from 'antd'
import { useSearchParams } from 'react-router-dom'
import type { SheetKind } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { Heading, Loading, PageCard } from '../../shell/ui'
import { isRight, missingRight } from '@schemas/rights'
import { useHasRight, useMay } from '../../shell/sign-in'
import { ExportPart } from './ExportPart'
import { ImportPart } from './ImportPart'
import { JobHistory, JobProgress } from './Jobs'
import styles from './Csv.module.css'

/** CSV import and export of one kind at a time, its progress, and earlier jobs. */
export default function CsvPage() {
  const { data: kinds } = useApi('GET /sheets', {})
  // the list that started an export names the job in the address
  const [search, setSearch] = useSearchParams()
  const name = search.get('name') ?? ''
  const job_id = search.get('job') ?? ''
  const setJob = (job: string) => setSearch((old) => ({ ...Object.fromEntries(old), job }))
  if (!kinds) return <Loading />
  const kind = kinds.find((candidate) => candidate.name === name) ?? kinds[0]
  return (
    <>
      <Heading title="导入导出" />
      <PageCard>
        <Segmented
          size="middle"
          aria-label="表格"
          value={kind?.name ?? ''}
          options={kinds.map(({ name: value, title }) => ({ value, label: title }))}
          onChange={(value) => setSearch({ name: value })}
        />
        {kind && <Kind key={kind.name} kind={kind} onStarted={setJob} />}
        {job_id !== '' && <JobProgress key={job_id} job_id={job_id} />}
        {kind?.imports && <ColumnNotes columns={kind.columns} />}
      </PageCard>
      <section className={styles.history}>
        <h2>历史</h2>
        <JobHistory onOpen={setJob} />
      </section>
    </>
  )
}

function Kind({ kind, onStarted }: { kind: SheetKind; onStarted(job_id: string): void }) {
  const has = useHasRight()
  const mayExport = useMay('sheets.export')
  const { import_right = '' } = kind
  return (
    <div className={styles.parts}>
      {kind.imports && (
        <section>
          <h2>导入</h2>
          {has(import_right) ? (
            <ImportPart kind={kind} onStarted={onStarted} />
          ) : (
            isRight(import_right) && <p>{missingRight([import_right])}</p>
          )}
        </section>
      )}
      {kind.exports && mayExport && (
        <section>
          <h2>导出</h2>
          <ExportPart kind={kind} onStarted={onStarted} />
        </section>
      )}
    </div>
  )
}

type Column = SheetKind['columns'][number]

/** The meaning of each column, from its schema. */
function ColumnNotes({ columns }: Pick<SheetKind, 'columns'>) {
  return (
    <section className={styles.notes}>
      <h2>各列怎样填</h2>
      <Table<Column>
        rowKey="title"
        size="small"
        pagination={false}
        dataSource={columns}
        columns={[
          { title: '列', dataIndex: 'title', width: 120 },
          { title: '要求', key: 'kind', width: 100, render: (_value, column) => <Requirement {...column} /> },
          { title: '说明', dataIndex: 'note' },
        ]}
      />
    </section>
  )
}

function Requirement({ required, readonly }: Column) {
  if (required) return <Tag color="blue">必填</Tag>
  return readonly ? <Tag>不导入</Tag> : null
}

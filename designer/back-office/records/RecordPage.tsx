import { Unlisted } from './RecordsPage'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { RecordKind, RecordValue } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { isRecordName, problemsOfRecord } from '@schemas/records'
import { ApiError } from '@schemas/api/api-error'
import { useApi, useChange } from '../../shell/api'
import { REFUSED, SchemaForm, useFormEditor, validateForm } from '../../forms'
import { Heading, Loading, PageCard, useHost } from '../../shell/ui'
import { TakenRights, useEditable } from '../../shell/sign-in'
import styles from './RecordPage.module.css'

/** The form of one record; the id `new` creates one. */
export default function RecordPage({ name, id }: { name: string; id: string }) {
  const isNew = id === 'new'
  const { data: kinds } = useApi('GET /records', {})
  const { data: record } = useApi('GET /records/{name}/{id}', { params: { name, id } }, { enabled: !isNew })
  const listed = kinds?.find((candidate) => candidate.name === name)
  // a form that is open outlives the right to see its kind
  const [opened, setOpened] = useState(listed)
  if (listed && listed !== opened) setOpened(listed)
  const kind = listed ?? opened
  if (kinds && !kind) return <Unlisted name={name} />
  if (!kind || (!isNew && record?.id !== id)) return <Loading />
  // a saved record is another version, edited by another form
  return <Editing key={record?.version ?? ''} kind={kind} record={isNew ? null : (record ?? null)} />
}

const EMPTY: JsonObject = {}

function Editing({ kind, record }: { kind: RecordKind; record: RecordValue | null }) {
  const host = useHost()
  const navigate = useNavigate()
  const { name, title } = kind
  const list = `/records/${name}`
  const { editable, missing } = useEditable([kind.right])
  const validate = useCallback(
    (value: JsonObject) => (isRecordName(name) ? problemsOfRecord(name, value, validateForm) : []),
    [name],
  )
  const opened = record ? (record.value as JsonObject) : EMPTY
  const { editor, problems, dirty, value, release } = useFormEditor(name, opened, validate)
  const create = useChange('POST /records/{name}', ['GET /records/{name}'])
  const change = useChange('PUT /records/{name}/{id}', ['GET /records/{name}', 'GET /records/{name}/{id}'])
  const then = {
    onSuccess: () => {
      host.success('保存成功')
      release()
      if (!record) void navigate(list)
    },
    onError: (error: Error) =>
      host.error(
        error instanceof ApiError && error.status === 409 ? `${error.message}，请刷新后再改` : error.message,
      ),
  }

  function submit() {
    if (!problems.check()) return host.error(REFUSED)
    if (!record) return create.mutate({ params: { name }, body: { value: value() } }, then)
    const body = { value: value(), version: record.version }
    change.mutate({ params: { name, id: record.id }, body }, then)
  }

  return (
    <>
      <Heading title={record ? `${title} ${record.title}` : `新建${title}`}>
        <Link to={list}>返回{title}列表</Link>
      </Heading>
      <PageCard>
        <TakenRights missing={missing} />
        <div className={styles.form}>
          <SchemaForm editor={editor} problems={problems} readOnly={!editable} />
        </div>
        <div className={styles.foot}>
          <Button
            type="primary"
            size="middle"
            disabled={!editable || (record !== null && !dirty)}
            loading={create.isPending || change.isPending}
            onClick={submit}
          >
            保存
          </Button>
          <Button size="middle" onClick={() => void navigate(list)}>
            取消
          </Button>
        </div>
      </PageCard>
    </>
  )
}

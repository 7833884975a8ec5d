import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Progress, Upload } from 'antd'
import { useState } from 'react'
import { InboxOutlined } from '@engine/icons'
import type { ImportSheetAnswer, SheetKind } from '@schemas/generated/api'
import { inPercent, useHost } from '../../shell/ui'
import { ADMIN_BASE, upload } from '../../shell/api'
import styles from './Csv.module.css'

const MEGABYTE = 1024 * 1024

interface Props {
  kind: SheetKind
  /** The server has accepted a file and imports its rows. */
  onStarted(job_id: string): void
}

/** Uploads one file. A refused file is reported at once, refused rows in the job's report. */
export function ImportPart({ kind: { name, title, most_rows, most_bytes }, onStarted }: Props) {
  const host = useHost()
  const client = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const [trial, setTrial] = useState(false)
  const [checked, setChecked] = useState<File | null>(null)

  async function send(file: File, isTrial: boolean) {
    const form = new FormData()
    form.append('file', file)
    setSent(0)
    try {
      const { job, repeated } = await upload<ImportSheetAnswer>(
        `${ADMIN_BASE}/sheets/${name}/import${isTrial ? '?trial=true' : ''}`,
        form,
        { onProgress: ({ progress = 0 }) => setSent(Math.round(progress * 100)) },
      )
      setChecked(isTrial ? file : null)
      if (repeated) host.success('这个文件导入过：成功的行不再导入，失败的行重新尝试')
      onStarted(job.job_id)
      await client.invalidateQueries({ queryKey: ['GET /sheet-jobs'] })
    } catch (error) {
      host.error(error instanceof Error ? error.message : String(error))
    } finally {
      setSent(null)
    }
  }

  return (
    <div className={styles.import}>
      <Upload.Dragger
        accept=".csv,.xlsx,text/csv"
        showUploadList={false}
        disabled={sent !== null}
        beforeUpload={(file) => {
          void send(file, trial)
          return false
        }}
      >
        <InboxOutlined className={styles.icon ?? ''} />
        <p>把 CSV 或 Excel 文件拖到这里，或点击选择</p>
        <p className={styles.hint}>
          CSV（UTF-8 或 GB18030）或 xlsx 的第一张表，最多 {most_rows} 行、{most_bytes / MEGABYTE} MB
        </p>
      </Upload.Dragger>
      {sent !== null && <Progress {...inPercent} percent={sent} aria-label="上传进度" />}
      {checked && (
        <Button
          type="primary"
          size="middle"
          disabled={sent !== null}
          onClick={() => void send(checked, false)}
        >
          导入检查过的“{checked.name}”
        </Button>
      )}
      <Checkbox checked={trial} onChange={({ target }) => setTrial(target.checked)}>
        先检查：报告每一行会怎样，不写入
      </Checkbox>
      <span>
        下载“{title}”空表：<a href={`${ADMIN_BASE}/sheets/${name}/template`}>CSV</a>、
        <a href={`${ADMIN_BASE}/sheets/${name}/template?format=xlsx`}>Excel</a>
      </span>
    </div>
  )
}

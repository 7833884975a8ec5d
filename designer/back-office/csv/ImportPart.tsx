import { useQueryClient } from '@tanstack/react-query'
import { Button, Progress, Upload } from 'antd'
import { useState } from 'react'
import { DownloadOutlined, InboxOutlined } from '@engine/icons'
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

  async function send(file: File) {
    const form = new FormData()
    form.append('file', file)
    setSent(0)
    try {
      const { job, repeated } = await upload<ImportSheetAnswer>(`${ADMIN_BASE}/sheets/${name}/import`, form, {
        onProgress: ({ progress = 0 }) => setSent(Math.round(progress * 100)),
      })
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
        accept=".csv,text/csv"
        showUploadList={false}
        disabled={sent !== null}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <InboxOutlined className={styles.icon ?? ''} />
        <p>把 CSV 文件拖到这里，或点击选择</p>
        <p className={styles.hint}>
          UTF-8 或 GB18030（Excel 的“CSV”）均可，最多 {most_rows} 行、{most_bytes / MEGABYTE} MB
        </p>
      </Upload.Dragger>
      {sent !== null && <Progress {...inPercent} percent={sent} aria-label="上传进度" />}
      <Button size="middle" icon={<DownloadOutlined />} href={`${ADMIN_BASE}/sheets/${name}/template`}>
        下载“{title}”空表
      </Button>
    </div>
  )
}

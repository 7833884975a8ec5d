import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { ExportOutlined } from '@engine/icons'
import type { SheetKind } from '@schemas/generated/api'
import { useApi, useChange } from '../../shell/api'
import { useMay } from '../../shell/sign-in'
import { useHost } from '../../shell/ui'

interface Props {
  /** Whether a kind of file exports the list. */
  of(sheet: SheetKind): boolean
  /** What the list is narrowed to. */
  narrowed: { tab?: string; keyword?: string; filter?: string[] }
}

/** Starts an export of the list and opens the page of jobs; nothing where the list has no export. */
export function ExportButton({ of, narrowed }: Props) {
  const host = useHost()
  const navigate = useNavigate()
  const { data: sheets = [] } = useApi('GET /sheets', {})
  const start = useChange('POST /sheets/{name}/export', ['GET /sheet-jobs'])
  const mayExport = useMay('sheets.export')
  const sheet = sheets.find((each) => mayExport && each.exports && of(each))
  if (!sheet) return null
  const run = () =>
    start.mutate(
      { params: { name: sheet.name }, body: narrowed },
      {
        onSuccess: ({ job_id }) => void navigate(`/sheets?name=${sheet.name}&job=${job_id}`),
        onError: ({ message }) => host.error(message),
      },
    )
  return (
    <Button size="middle" icon={<ExportOutlined />} loading={start.isPending} onClick={run}>
      导出
    </Button>
  )
}

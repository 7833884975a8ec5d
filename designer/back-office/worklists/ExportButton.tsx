import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { ExportOutlined } from '@engine/icons'
import { useApi, useChange } from '../../shell/api'
import { useHost } from '../../shell/ui'

interface Props {
  /** Of the worklist. */
  name: string
  tab: string
  keyword: string
}

/** Orders a file of what the list shows, and leads to where it is made; nothing where no kind of file follows this list. */
export function ExportButton({ name, tab, keyword }: Props) {
  const host = useHost()
  const navigate = useNavigate()
  const { data: sheets = [] } = useApi('GET /sheets', {})
  const start = useChange('POST /sheets/{name}/export', ['GET /sheet-jobs'])
  const sheet = sheets.find(({ exports, worklist }) => exports && worklist === name)
  if (!sheet) return null
  const run = () =>
    start.mutate(
      { params: { name: sheet.name }, body: { tab, ...(keyword && { keyword }) } },
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

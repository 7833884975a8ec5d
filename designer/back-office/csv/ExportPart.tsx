import { Button, Input, Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { ExportOutlined } from '@engine/icons'
import type { SheetKind } from '@schemas/generated/api'
import { useApi, useChange } from '../../shell/api'
import { FilterBar } from '../../shell/tables'
import { clearable, useHost } from '../../shell/ui'
import { useMay } from '../../shell/sign-in'
import styles from './Csv.module.css'

const ALL = 'all'

interface Props {
  kind: SheetKind
  onStarted(job_id: string): void
}

/** Starts the export of a worklist's rows, narrowed by its tabs and search. */
export function ExportPart({ kind: { name, worklist }, onStarted }: Props) {
  const host = useHost()
  const seesNumbers = useMay('numbers.view')
  const { data: worklists = [] } = useApi('GET /worklists', {})
  const followed = worklists.find((candidate) => candidate.name === worklist)
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') ?? ALL
  const keyword = search.get('keyword') ?? ''
  const narrow = (changes: Record<string, string>) =>
    setSearch((old) => ({ ...Object.fromEntries(old), name, ...changes }), { replace: true })
  const start = useChange('POST /sheets/{name}/export', ['GET /sheet-jobs'])

  function run() {
    const body = { tab, ...(keyword.trim() !== '' && { keyword: keyword.trim() }) }
    start.mutate(
      { params: { name }, body },
      { onSuccess: ({ job_id }) => onStarted(job_id), onError: ({ message }) => host.error(message) },
    )
  }

  return (
    <>
      <FilterBar>
        {followed && (
          <>
            <Select
              size="middle"
              aria-label="范围"
              popupMatchSelectWidth={false}
              value={tab}
              onChange={(value) => narrow({ tab: value })}
              options={followed.tabs.map(({ key, title }) => ({ value: key, label: title }))}
            />
            <Input
              size="middle"
              className={styles.search ?? ''}
              aria-label={`搜索${followed.title}`}
              placeholder={`搜索${followed.title}，不填为全部`}
              allowClear={clearable}
              value={keyword}
              onChange={({ target }) => narrow({ keyword: target.value })}
              onPressEnter={run}
            />
          </>
        )}
        <Button
          size="middle"
          type="primary"
          icon={<ExportOutlined />}
          loading={start.isPending}
          onClick={run}
        >
          导出
        </Button>
      </FilterBar>
      {!seesNumbers && <p>导出的文件中，手机号会打码。</p>}
    </>
  )
}

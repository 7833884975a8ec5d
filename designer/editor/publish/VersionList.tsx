import { Button, Tag } from 'antd'
import type { PageVersion } from '@schemas/generated/api'
import { useChange, type useApi } from '../../shell/api'
import { PageTurner, type NumberedPaging } from '../../shell/tables'
import { LoadFailure, Loading, shownTime, Nothing } from '../../shell/ui'
import { useMay } from '../../shell/sign-in'
import { useWorkspace } from '../workspace'
import styles from './Versions.module.css'

const STATES: Record<PageVersion['state'], { text: string; colour: string }> = {
  scheduled: { text: '待发布', colour: 'purple' },
  done: { text: '已发布', colour: 'default' },
  cancelled: { text: '已取消', colour: 'default' },
  failed: { text: '失败', colour: 'error' },
  withdrawn: { text: '已撤回', colour: 'default' },
}

interface VersionListProps {
  /** A page of the list, latest first. */
  versions: Pick<ReturnType<typeof useApi<'GET /pages/{page_id}/versions'>>, 'data' | 'error' | 'refetch'>
  paging: NumberedPaging
  /** Of its publication. */
  selected: string | null
  onSelect(version: PageVersion): void
  /** Publication of the version that the selected one is compared with. */
  against: string | null
  onAgainst(version: PageVersion): void
}

/** Time, author and note of each version; scheduled ones can be cancelled. */
export function VersionList({ versions, paging, selected, onSelect, against, onAgainst }: VersionListProps) {
  const { host, saver } = useWorkspace()
  const mayPublish = useMay('pages.publish')
  const { data, error, refetch } = versions
  const cancel = useChange('DELETE /publications/{publication_id}', ['GET /pages/{page_id}/versions'])

  async function confirmCancel({ publication_id, at }: PageVersion) {
    if (!(await host.confirm(`确定取消 ${shownTime(at)} 的定时发布？`, { danger: true }))) return
    try {
      await cancel.mutateAsync({ params: { publication_id } })
      host.success('已取消定时发布')
      await saver.look()
    } catch (failure) {
      host.error(failure instanceof Error ? failure.message : String(failure))
    }
  }

  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if (data.list.length === 0) return <Nothing text="还没有发布过，发布后每个版本都列在这里" />
  return (
    <div>
      <ul className={styles.list} aria-label="版本">
        {data.list.map((version) => (
          <li key={version.publication_id} className={styles.item}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={version.publication_id === selected}
              onClick={() => onSelect(version)}
            >
              <span className={styles.head}>
                <strong>第 {version.number} 版</strong>
                {version.current ? (
                  <Tag color="success">当前版本</Tag>
                ) : (
                  <Tag color={STATES[version.state].colour}>{STATES[version.state].text}</Tag>
                )}
              </span>
              <span className={styles.quiet}>
                {[shownTime(version.at), version.operator_name].filter(Boolean).join(' · ')}
              </span>
              {version.note && <span className={styles.note}>{version.note}</span>}
              {version.failure && <span className={styles.failure}>{version.failure}</span>}
            </button>
            {version.publication_id !== selected && (
              <Button
                size="small"
                type="text"
                aria-label={`与第 ${version.number} 版对比`}
                aria-pressed={version.publication_id === against}
                onClick={() => onAgainst(version)}
              >
                与它对比
              </Button>
            )}
            {version.state === 'scheduled' && mayPublish && (
              <Button size="small" onClick={() => void confirmCancel(version)}>
                取消发布
              </Button>
            )}
          </li>
        ))}
      </ul>
      <PageTurner paging={paging} total={data.total_count} />
    </div>
  )
}

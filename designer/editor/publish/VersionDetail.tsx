import { Button } from 'antd'
import { useState } from 'react'
import type { PageVersion } from '@schemas/generated/api'
import type { Region } from '@schemas/page-data'
import { call } from '../../shell/api'
import { LoadFailure, Loading, Tabs } from '../../shell/ui'
import { useWorkspace, type Workspace } from '../workspace'
import { Comparison, Scroll } from './Comparison'
import { LivePage } from './LivePage'
import { useRevision } from './use-revision'
import styles from './Versions.module.css'

export type DetailTab = 'view' | 'compare'

interface VersionDetailProps {
  region: Region
  version: PageVersion
  /** The version that it is compared with; null: the draft. */
  against: PageVersion | null
  onAgainst(version: PageVersion | null): void
  tab: DetailTab
  onTab(tab: DetailTab): void
  onRolledBack(): void
}

/** One version: how it looks, what differs from the draft or another version, and the way back to it. */
export function VersionDetail({
  region,
  version,
  against,
  onAgainst,
  tab,
  onTab,
  onRolledBack,
}: VersionDetailProps) {
  const workspace = useWorkspace()
  const { page_id, stored: old, draft, error, refetch } = useRevision(region, version.revision)
  const [busy, setBusy] = useState(false)
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!old || !draft) return <Loading />

  async function goBack() {
    setBusy(true)
    if (await rollBack(workspace, page_id, version)) onRolledBack()
    else setBusy(false)
  }

  const title = `第 ${version.number} 版`
  return (
    <div className={styles.detail}>
      <div className={styles.tools}>
        <Button type="primary" loading={busy} disabled={workspace.readOnly} onClick={() => void goBack()}>
          回到这一版
        </Button>
      </div>
      <Tabs
        label={title}
        activeKey={tab}
        onChange={(key) => onTab(key as DetailTab)}
        items={[
          {
            key: 'view',
            label: '预览',
            children: (
              <Scroll className={styles.view} label={`${title}的画面`}>
                <LivePage doc={old} label={title} />
              </Scroll>
            ),
          },
          {
            key: 'compare',
            label: '对比',
            children: (
              <Comparison
                region={region}
                version={{ number: version.number, doc: old }}
                draft={draft}
                against={against}
                onAgainst={onAgainst}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

/** Makes a version the draft again, as a step that can be undone; shoppers see it after publishing. @returns whether it was done */
async function rollBack(
  { host, saver, problems }: Workspace,
  page_id: string,
  { number, revision }: Pick<PageVersion, 'number' | 'revision'>,
): Promise<boolean> {
  if (!(await host.confirm(`确定回到第 ${number} 版？现在的草稿可以用撤销找回。`))) return false
  try {
    if (!(await saver.flush())) throw new Error(saver.state.message ?? '草稿还没有保存，不能回到历史版本')
    await saver.adopt(async () => {
      const draft = await call('POST /pages/{page_id}/rollback', { params: { page_id }, body: { revision } })
      return { page_id, revision: draft.revision, document: draft.document }
    }, `回到第 ${number} 版`)
    problems.validate()
    host.success(`已回到第 ${number} 版，发布后生效`)
    return true
  } catch (error) {
    host.error(error instanceof Error ? error.message : String(error))
    return false
  }
}

import { Button, Radio } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import type { PageDoc } from '@engine/design'
import type { PageVersion } from '@schemas/generated/api'
import type { Region } from '@schemas/page-data'
import { call } from '../../shell/api'
import { useWords } from '@engine/settings/field-words'
import { LoadFailure, Loading, Tabs } from '../../shell/ui'
import { useWorkspace, type Workspace } from '../workspace'
import { ChangeTable } from './ChangeTable'
import { marksOf } from './change-rows'
import { LivePage } from './LivePage'
import { useRevision } from './use-revision'
import styles from './Versions.module.css'

interface VersionDetailProps {
  region: Region
  version: PageVersion
  onRolledBack(): void
}

/** One version: how it looks, what differs from the draft, and the way back to it. */
export function VersionDetail({ region, version, onRolledBack }: VersionDetailProps) {
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
            label: '与草稿对比',
            children: <Comparison old={old} draft={draft} title={title} />,
          },
        ]}
      />
    </div>
  )
}

/** The version beside the draft, drawn or in words. */
function Comparison({ old, draft, title }: { old: PageDoc; draft: PageDoc; title: string }) {
  const [way, setWay] = useState<'drawn' | 'words'>('drawn')
  const words = useWords(useMemo(() => [old, draft], [old, draft]))
  const marks = useMemo(() => marksOf(old, draft), [old, draft])
  if (marks.size === 0) return <p>与当前草稿相同</p>
  return (
    <>
      <Radio.Group
        aria-label="对比方式"
        optionType="button"
        value={way}
        onChange={({ target }) => setWay(target.value as typeof way)}
        options={[
          { value: 'drawn', label: '画面' },
          { value: 'words', label: '属性' },
        ]}
      />
      {way === 'words' ? (
        <ChangeTable
          before={old}
          after={draft}
          words={words}
          names={{ before: '这一版', after: '当前草稿' }}
        />
      ) : (
        <Scroll className={styles.pair} label="画面对比">
          <section aria-label={title}>
            <h2 className={styles.heading}>{title}</h2>
            <LivePage doc={old} label={title} marks={marks} />
          </section>
          <section aria-label="当前草稿">
            <h2 className={styles.heading}>当前草稿</h2>
            <LivePage doc={draft} label="当前草稿" marks={marks} />
          </section>
        </Scroll>
      )}
    </>
  )
}

/** What scrolls can be reached by keyboard: nothing in a drawn page can. */
function Scroll({
  className,
  label,
  children,
}: {
  className: string | undefined
  label: string
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
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
    const draft = await call('POST /pages/{page_id}/rollback', { params: { page_id }, body: { revision } })
    await saver.adopt({ page_id, revision: draft.revision, document: draft.document }, `回到第 ${number} 版`)
    problems.validate()
    host.success(`已回到第 ${number} 版，发布后生效`)
    return true
  } catch (error) {
    host.error(error instanceof Error ? error.message : String(error))
    return false
  }
}

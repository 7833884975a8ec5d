import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { rootOf } from '@engine/design'
import type { Region } from '@schemas/page-data'
import { ApiError } from '@schemas/api/api-error'
import { useChange } from '../../shell/api'
import { type DialogProps, useWorkspace } from '../workspace'
import { FirstFocus, shownTime } from '../../shell/ui'
import { useMay } from '../../shell/sign-in'
import { FindingGroups } from './FindingGroups'
import { PublishForm, type PublishChoice, PublishParts } from './PublishForm'
import { findingOf, type Finding } from './findings'
import { useFindings } from './use-findings'
import styles from './Publish.module.css'

/** Publishes the ticked parts of header, body and footer together, now or at a set time; not while anything is wrong. */
export default function PublishDialog({ onClose }: DialogProps) {
  const workspace = useWorkspace()
  const { saver, host } = workspace
  const state = useSnapshot(saver.state)
  const findings = useFindings()
  const publish = useChange('POST /publish', ['GET /pages/{page_id}/versions', 'GET /pages'])
  const [choice, setChoice] = useState<PublishChoice>({ note: '', at: null })
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly Finding[]>([])
  const [busy, setBusy] = useState(false)
  const isOwner = useMay('owner')
  const [ticked, setTicked] = useState<readonly Region[] | null>(null)
  const changed = saver.changed
  const chosen = ticked ?? firstChoice(changed, saver.changedBefore, workspace.opened)
  const regions = changed.filter((region) => chosen.includes(region))
  const goesOut = ({ uuid }: Pick<Finding, 'uuid'>) =>
    regions.includes(rootOf(workspace.base.doc, uuid) ?? 'body')
  const errors = refused.length > 0 ? refused : findings.errors.filter(goesOut)
  const blocked = !isOwner || errors.length > 0 || regions.length === 0 || state.openMerge !== null

  async function submit() {
    setFailure(null)
    setBusy(true)
    try {
      await publishNow()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setRefused(problemsIn(error, workspace.base.doc))
      if (error instanceof ApiError && error.status === 409) await saver.look()
    } finally {
      setBusy(false)
    }
  }

  async function publishNow() {
    if (!(await saver.flush())) return setFailure(saver.state.message ?? '草稿还没有保存，不能发布')
    // a merge while saving may have combined values that are invalid together
    const found = workspace.problems
      .all()
      .filter(({ severity }) => severity === 'error')
      .filter(goesOut)
    if (found.length > 0) return setRefused(found.map((problem) => findingOf(workspace.base.doc, problem)))
    if (choice.at !== null && isPast(choice.at)) return setFailure('请选择将来的时间')
    const pages = regions.flatMap((region) => {
      const page_id = workspace.pages[region]?.page.page_id
      return page_id ? [{ page_id, revision: saver.state.drafts[region] }] : []
    })
    if (pages.length === 0) return setFailure('没有需要发布的修改')
    const { publication, warnings } = await publish.mutateAsync({
      body: {
        pages,
        ...(choice.note && { note: choice.note }),
        ...(choice.at !== null && { at: choice.at }),
      },
    })
    const scheduled = publication.state === 'scheduled'
    saver.published(pages, scheduled)
    host.success(scheduled ? `将于 ${shownTime(publication.at)} 发布` : '发布成功！')
    for (const warning of warnings) host.warn(warning)
    onClose()
  }

  return (
    <Modal
      open
      title="发布页面"
      okText={choice.at === null ? '发布' : '定时发布'}
      okButtonProps={{ disabled: blocked, loading: busy }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <FirstFocus className={styles.groups}>
        {!isOwner && <Alert type="info" showIcon title="只有店主可以发布" />}
        {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
        <PublishParts
          changed={changed}
          before={saver.changedBefore}
          chosen={chosen}
          onChange={setTicked}
          disabled={!isOwner || busy}
        />
        {state.scheduled && <Alert type="info" showIcon title="已有定时发布，可在历史版本中取消" />}
        <FindingGroups
          {...findings}
          errors={errors}
          unchosen={findings.unchosen.filter(goesOut)}
          unfilled={findings.unfilled.filter(goesOut)}
        />
        <PublishForm choice={choice} onChange={setChoice} disabled={blocked || busy} />
      </FirstFocus>
    </Modal>
  )
}

const isPast = (time: string) => Date.parse(time) <= Date.now()

/** Findings of the server that the editor did not have. */
function problemsIn(error: unknown, doc: Parameters<typeof findingOf>[0]): Finding[] {
  if (!(error instanceof ApiError) || error.status !== 422) return []
  const { problems = [] } = (error.details ?? {}) as { problems?: Parameters<typeof findingOf>[1][] }
  return problems.map((problem) => findingOf(doc, problem))
}

/**
 * Initial selection: the page itself, and header or footer if they were changed since the editor was opened. Unfinished
 * work of another operator is thus not published by accident.
 */
function firstChoice(changed: readonly Region[], before: readonly Region[], opened: Region): Region[] {
  const own = changed.filter((region) => region === 'body' || region === opened || !before.includes(region))
  return own.length > 0 ? own : [...changed]
}

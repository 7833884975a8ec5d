import { useState } from 'react'
import { rootOf } from '@engine/design'
import { ApiError } from '@schemas/api/api-error'
import type { Region } from '@schemas/page-data'
import { useChange } from '../../shell/api'
import { firstChoice, useFindings, type Finding } from '../publish'
import { useWorkspace } from '../workspace'
import { useWaiting } from './use-reviews'

/** State of the form that hands drafts in: chosen parts, problems that block it, and the call. */
export function useSubmission(onDone: () => void) {
  const workspace = useWorkspace()
  const { saver, host, reviews } = workspace
  const findings = useFindings()
  const waiting = useWaiting()
  const submission = useChange('POST /reviews', ['GET /start'])
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [ticked, setTicked] = useState<readonly Region[] | null>(null)
  const changed = saver.changed.filter((region) => !waiting.some((each) => each.region === region))
  const chosen = ticked ?? firstChoice(changed, saver.changedBefore, workspace.opened)
  const regions = changed.filter((region) => chosen.includes(region))
  const goesOut = ({ uuid }: Pick<Finding, 'uuid'>) =>
    regions.includes(rootOf(workspace.base.doc, uuid) ?? 'body')
  const errors = findings.errors.filter(goesOut)

  async function submit() {
    setFailure(null)
    setBusy(true)
    try {
      if (!(await saver.flush())) return setFailure(saver.state.message ?? '草稿还没有保存，不能提交')
      const pages = regions.flatMap((region) => {
        const page_id = workspace.pages[region]?.page.page_id
        return page_id ? [{ page_id, revision: saver.state.drafts[region] }] : []
      })
      const text = message.trim()
      reviews.decided(await submission.mutateAsync({ body: { pages, ...(text && { message: text }) } }))
      host.success('已提交审核，结果会在消息里告诉你')
      onDone()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      if (error instanceof ApiError && error.status === 409) await Promise.all([saver.look(), reviews.load()])
    } finally {
      setBusy(false)
    }
  }

  return {
    changed,
    chosen,
    choose: setTicked,
    message,
    setMessage,
    failure,
    findings: {
      ...findings,
      errors,
      unchosen: findings.unchosen.filter(goesOut),
      unfilled: findings.unfilled.filter(goesOut),
    },
    blocked: errors.length > 0 || regions.length === 0 || saver.state.openMerge !== null,
    busy,
    submit,
  }
}

import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { rootOf } from '@engine/design'
import type { PageRow, PublishAnswer } from '@schemas/generated/api'
import type { Region } from '@schemas/page-data'
import { ApiError } from '@schemas/api/api-error'
import { useApi, useChange } from '../../shell/api'
import { useMay } from '../../shell/sign-in'
import { shownTime } from '../../shell/ui'
import { isScheduled } from '../saving'
import { useWorkspace } from '../workspace'
import { findingOf, type Finding } from './findings'
import type { PublishChoice } from './PublishForm'
import { useFindings } from './use-findings'

export interface Done {
  answer: PublishAnswer
  /** The page that was opened, as it is now. */
  page: PageRow
}

/** State of the publishing form: chosen parts, problems that block publishing, and the call that publishes. */
export function usePublication({ onScheduled, onDone }: { onScheduled(): void; onDone(done: Done): void }) {
  const workspace = useWorkspace()
  const { saver, host, reviews } = workspace
  const state = useSnapshot(saver.state)
  // drawn again when another decides meanwhile
  useSnapshot(reviews.state)
  const findings = useFindings()
  const publish = useChange('POST /publish', [
    'GET /pages/{page_id}/versions',
    'GET /pages/{page_id}/authors',
    'GET /pages/{page_id}',
    'GET /pages',
    'GET /start',
  ])
  const [choice, setChoice] = useState<PublishChoice>({ note: '', at: null })
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly Finding[]>([])
  const [busy, setBusy] = useState(false)
  const mayPublish = useMay('pages.publish')
  const [ticked, setTicked] = useState<readonly Region[] | null>(null)
  const { page_id: opened } = workspace.page
  const { data: row = workspace.page } = useApi('GET /pages/{page_id}', { params: { page_id: opened } })
  // a home page replaces another one, so it must be ticked
  const [enables, setEnables] = useState(row.page_type !== 'home')
  const changed = saver.changed
  const chosen = ticked ?? firstChoice(changed, saver.changedBefore, workspace.opened)
  const regions = changed.filter((region) => chosen.includes(region))
  const goesOut = ({ uuid }: Pick<Finding, 'uuid'>) =>
    regions.includes(rootOf(workspace.base.doc, uuid) ?? 'body')
  const errors = refused.length > 0 ? refused : findings.errors.filter(goesOut)
  const waiting = reviews.state.reviews.filter(({ state: reviewed }) => reviewed === 'waiting')
  const approves = waiting.filter(({ page_id }) =>
    regions.some((region) => workspace.pages[region]?.page.page_id === page_id),
  )
  const blocked = !mayPublish || errors.length > 0 || regions.length === 0 || state.openMerge !== null

  async function submit() {
    setFailure(null)
    setBusy(true)
    try {
      await publishNow()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setRefused(problemsIn(error, workspace.base.doc))
      if (error instanceof ApiError && error.status === 409) await Promise.all([saver.look(), reviews.load()])
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
      if (!page_id) return []
      const enable = page_id === opened && !row.enabled && enables
      return [{ page_id, revision: saver.state.drafts[region], ...(enable && { enable }) }]
    })
    if (pages.length === 0) return setFailure('没有需要发布的修改')
    const answer = await publish.mutateAsync({
      body: {
        pages,
        ...(approves.length > 0 && { approves: approves.map(({ review_id }) => review_id) }),
        ...(choice.note && { note: choice.note }),
        ...(choice.at !== null && { at: choice.at }),
      },
    })
    const { publication, warnings, approved = [] } = answer
    reviews.decided(approved)
    for (const { asked_name } of approved) host.success(`已通过${asked_name}提交的审核`)
    saver.took(answer.pages)
    for (const warning of warnings) host.warn(warning)
    if (publication.state === 'scheduled') {
      host.success(`将于 ${shownTime(publication.at)} 发布`)
      return onScheduled()
    }
    // without its body it was the header or footer that went out
    const page = answer.pages.find(({ page_id }) => page_id === opened) ?? answer.pages[0] ?? row
    if (page.enabled) host.success('发布成功！')
    onDone({ answer, page })
  }

  return {
    changed,
    chosen,
    choose: setTicked,
    choice,
    setChoice,
    /** The row of a page that is off and would go out; null for the others. */
    off: !row.enabled && regions.includes(workspace.opened) ? row : null,
    enables,
    setEnables,
    /** Reviews that wait for what would go out. */
    approves,
    failure,
    mayPublish,
    /** A publication waits for its time. */
    isWaiting: isScheduled(state),
    findings: {
      ...findings,
      errors,
      unchosen: findings.unchosen.filter(goesOut),
      unfilled: findings.unfilled.filter(goesOut),
    },
    blocked,
    busy,
    submit,
  }
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
export function firstChoice(changed: readonly Region[], before: readonly Region[], opened: Region): Region[] {
  const own = changed.filter((region) => region === 'body' || region === opened || !before.includes(region))
  return own.length > 0 ? own : [...changed]
}

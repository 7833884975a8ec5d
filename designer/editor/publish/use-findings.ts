import { useEffect, useState } from 'react'
import { REGIONS } from '@schemas/page-data'
import { storedPage } from '@schemas'
import { call } from '../../shell/api'
import { useWorkspace, type Workspace } from '../workspace'
import { findingOf, widgetName, type Finding, unchosenGoods, type Unfilled, unfilledPlaces } from './findings'

/** Errors that must be fixed before publishing, and warnings. Widgets come in reading order. */
export interface Findings {
  errors: readonly Finding[]
  warnings: readonly Finding[]
  unchosen: readonly Unfilled[]
  /** Other content that was inserted and never filled. */
  unfilled: readonly Unfilled[]
  /** `null` while they are loading; an Error where that failed. */
  deadLinks: readonly Finding[] | Error | null
}

/** The findings of the page at the time when the dialog opens; a dialog allows no edits of the page. */
export function useFindings(): Findings {
  const workspace = useWorkspace()
  const [problems] = useState(() =>
    workspace.problems.all().map((problem) => findingOf(workspace.base.doc, problem)),
  )
  const [unfilled] = useState(() => unfilledPlaces(workspace.base.doc))
  const [unchosen] = useState(() => unchosenGoods(workspace.base.doc))
  const [deadLinks, setDeadLinks] = useState<Findings['deadLinks']>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const unlessGone =
      <T>(take: (value: T) => void) =>
      (value: T) => {
        if (!signal.aborted) take(value)
      }
    deadLinksOf(workspace, signal).then(unlessGone(setDeadLinks), unlessGone(setDeadLinks))
    return () => controller.abort()
  }, [workspace])
  return {
    errors: problems.filter(({ severity }) => severity === 'error'),
    warnings: problems.filter(({ severity }) => severity === 'warning'),
    unchosen,
    unfilled,
    deadLinks,
  }
}

/** @throws ApiError */
async function deadLinksOf(workspace: Workspace, signal: AbortSignal): Promise<Finding[]> {
  const pages = workspace.documents()
  const documents = REGIONS.flatMap((region) => (pages[region] ? [storedPage(pages[region])] : []))
  const { list } = await call('POST /dead-links', { body: { documents }, signal })
  return list.map(({ uuid, path, message }) => ({
    severity: 'warning',
    uuid,
    path,
    message,
    name: widgetName(workspace.base.doc, uuid),
  }))
}

import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { childrenOf, ROOTS } from '@engine/design'
import { PAGE_TYPE } from '@schemas/page'
import type { LiveData } from '@schemas/page-data'
import { call } from '../../shell/api'
import { fetchRenderers } from '../canvas'
import { fetchForm } from '../panel'
import { closed, closing, followBrowser, type OpenedPages } from '../saving'
import { followOthers } from '../presence'
import { useLocation } from 'react-router-dom'
import { useRefreshMessages } from '../../shell/messages'
import { useMay, useRefreshSession, useSession } from '../../shell/sign-in'
import { useHost, useOnReturn, useTitle } from '../../shell/ui'
import { setShown, useWorkspace, Workspace, WorkspaceContext } from '../workspace'
import { takeAhead } from './ahead'
import { Layout } from './Layout'
import { OpenFailure } from './OpenFailure'
import { opening } from './opening'
import { onIdle } from '@engine/idle'
import { loadForm } from '@engine/settings/form-files'
import { catalogue } from '@schemas/generated/catalogue'

/** Fetches what draws the page and its settings beside the page itself; canvas and panel say what cannot be fetched. */
export const prepare = () =>
  Promise.all([fetchRenderers(), fetchForm(), loadForm(PAGE_TYPE)]).catch(console.warn)

/** Opens one page with the header and footer that are shown around it. */
export default function EditPage({ page_id }: { page_id: string }) {
  const [attempt, setAttempt] = useState(0)
  return <Opening key={attempt} page_id={page_id} onRetry={() => setAttempt(attempt + 1)} />
}

function Opening({ page_id, onRetry }: { page_id: string; onRetry(): void }) {
  const [opened, setOpened] = useState<OpenedPages | Error | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      await closed()
      return call('GET /pages/{page_id}/workspace', { params: { page_id }, signal })
    }
    ;(takeAhead(page_id) ?? ask()).then(
      (answer) => {
        if (!signal.aborted) setOpened(answer)
      },
      (error: unknown) => {
        if (!signal.aborted) setOpened(error instanceof Error ? error : new Error(String(error)))
      },
    )
    return () => controller.abort()
  }, [page_id])
  if (opened === null) return opening
  if (opened instanceof Error) return <OpenFailure error={opened} onRetry={onRetry} />
  return <Editing opened={opened} page_id={page_id} onOtherRights={onRetry} />
}

interface EditingProps {
  opened: OpenedPages
  page_id: string
  /** Opens the page again. */
  onOtherRights(): void
}

function Editing({ opened, page_id, onOtherRights }: EditingProps) {
  const host = useHost()
  const session = useSession()
  const refreshMessages = useRefreshMessages()
  const refreshSession = useRefreshSession()
  const address = useLocation()
  const { operator_id } = session.operator
  const { pages } = opened
  const reach = useReach()
  const [{ readOnly, ownPages }] = useState(reach)
  const workspace = useMemo(
    () => new Workspace(pages, host, { readOnly, ownPages, page_id, live: opened.live as LiveData }),
    [pages, opened, host, readOnly, ownPages, page_id],
  )
  const isOther = reach.readOnly !== readOnly || reach.ownPages.join() !== ownPages.join()
  useEffect(() => showOpened(workspace), [workspace])
  // a new one at each navigation, to the same address too
  useEffect(() => showNamed(workspace, address), [workspace, address])
  useEffect(() => preload(workspace), [workspace])
  useEffect(() => {
    const { saver } = workspace
    const scope = [location.host, operator_id, pages.body.page.page_id].join(' ')
    saver.open(scope).catch(console.error)
    const unfollow = followBrowser(saver, () => workspace.others.live)
    const unfollowOthers = followOthers(workspace, {
      operator_id,
      onTold: refreshMessages,
      onSession: refreshSession,
    })
    void workspace.reviews.load()
    return () => {
      unfollow()
      unfollowOthers()
      closing(workspace.close())
    }
  }, [workspace, operator_id, pages, refreshMessages, refreshSession])
  useOnReturn(
    useCallback(() => {
      void workspace.reviews.load()
      workspace.live.refreshRules()
    }, [workspace]),
  )
  // after signing in again, what waited is saved at once
  useEffect(() => {
    if (session.operator) workspace.saver.retry()
  }, [workspace, session])
  return (
    <WorkspaceContext value={workspace}>
      <Title />
      {isOther && <OnceSaved onSaved={onOtherRights} />}
      <Layout />
    </WorkspaceContext>
  )
}

/** A component of its own: the saver's state changes with every edit. */
function Title() {
  const { opened, saver } = useWorkspace()
  useTitle(useSnapshot(saver.state).rows[opened]?.title ?? '')
  return null
}

/** Calls back when nothing is unsaved; until then it stays on the screen, and the top bar says why it is refused. */
function OnceSaved({ onSaved }: { onSaved(): void }) {
  const { saver } = useWorkspace()
  const { phase } = useSnapshot(saver.state)
  useEffect(() => {
    if (phase === 'saved' && !saver.unsaved) onSaved()
  }, [saver, phase, onSaved])
  return null
}

/** What the operator may change here, as it is now. */
function useReach() {
  const readOnly = !useMay('pages.edit')
  return { readOnly, ownPages: useSession().operator.pages }
}

/** Opening the header or the footer selects its panel. */
function showOpened(workspace: Workspace): void {
  const { opened, editor } = workspace
  if (opened !== 'body') workspace.select(childrenOf(editor.doc, ROOTS[opened]).slice(0, 1))
}

/** What a message leads to: the notes of the page, one of them perhaps. */
function showNamed(workspace: Workspace, { search }: Pick<Location, 'search'>): void {
  const query = new URLSearchParams(search)
  if (query.get('left') !== 'review') return
  workspace.ui.left = 'review'
  workspace.ui.note = query.get('note')
  setShown(workspace.ui.sides, 'left', true)
}

/**
 * The forms of the page's widgets at once, so that a click shows them; those of all others one after the other, whenever
 * the browser has nothing else to do. @returns ends it
 */
function preload({ editor: { doc } }: Workspace): () => void {
  for (const type of new Set([...doc.widgets.values()].map((widget) => widget.type))) void loadForm(type)
  const types = Object.keys(catalogue)
  let cancel: (() => void) | undefined
  const next = () => {
    const type = types.shift()
    if (type !== undefined) cancel = onIdle(() => void loadForm(type).then(next), { fallback: 100 })
  }
  next()
  return () => {
    types.length = 0
    cancel?.()
  }
}

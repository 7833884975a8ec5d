import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_LIVE } from '@engine'
import { setPage } from '@engine/commands'
import { ApiError } from '@schemas/api/api-error'
import type { Right } from '@schemas/rights'
import { drawIn } from '@tests/helpers/dialog'
import { reachOf } from '@tests/helpers/reach'
import { openWorkspace } from '@tests/helpers/workspace'
import { call } from '../../shell/api/client'
import { SessionContext, type Session } from '../../shell/sign-in/session'
import { useWorkspace, type Workspace } from '../workspace'
import EditPage from './EditPage'

let workspace: Workspace
vi.mock('../../shell/api/client', async (original) => ({
  ...(await original<object>()),
  call: vi.fn<typeof call>(),
}))
vi.mock('./Layout', () => ({
  Layout: function Probe() {
    workspace = useWorkspace()
    return workspace.readOnly ? '只读' : '可以编辑'
  },
}))

class StillStream extends EventTarget {
  static CLOSED = 2
  close() {}
}

const { pages } = openWorkspace()
let opened = 0
let refusing = false
let setRights: (rights: readonly Right[]) => void

beforeEach(() => {
  vi.stubGlobal('EventSource', StillStream)
  opened = 0
  refusing = false
  vi.mocked(call).mockImplementation((async (key: string, { body }: { body?: unknown } = {}) => {
    if (key === 'GET /pages/{page_id}/workspace') {
      opened++
      return { pages: structuredClone(pages), live: EMPTY_LIVE }
    }
    if (key === 'POST /live') return EMPTY_LIVE
    if (key === 'GET /pages/{page_id}/reviews') return { reviews: [], notes: [] }
    if (key !== 'PUT /drafts') return pages.body.page
    if (refusing) throw new ApiError('没有“编辑页面”的权限', { status: 403, code: 403001 })
    const { documents } = body as { documents: { page_id: string }[] }
    return { saved: documents.map(({ page_id }) => ({ page_id, revision: 'new', number: 2, saved: '' })) }
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function WithRights() {
  const [rights, set] = useState<readonly Right[]>(reachOf('editor').rights)
  useEffect(() => {
    setRights = set
  }, [])
  const operator = {
    operator_id: '1',
    username: 'a',
    name: '小编',
    ...reachOf('editor'),
    rights: [...rights],
  }
  return (
    <SessionContext value={{ operator, company_id: '1', shop_name: '' } as Session}>
      <EditPage page_id="home" />
    </SessionContext>
  )
}
const open = async () => {
  drawIn(
    openWorkspace(),
    <MemoryRouter>
      <WithRights />
    </MemoryRouter>,
  )
  await screen.findByText('可以编辑')
}
const without = reachOf('editor').rights.filter((right) => right !== 'pages.edit')
const take = () => act(async () => setRights(without))

test('a page with nothing unsaved is opened again with other rights; other changes of rights leave it alone', async () => {
  await open()
  await act(async () => setRights(reachOf('editor').rights.filter((right) => right !== 'orders.edit')))
  expect(opened).toBe(1)
  await take()
  await screen.findByText('只读')
  expect(opened).toBe(2)
  await act(async () => setRights(reachOf('editor').rights))
  await screen.findByText('可以编辑')
})

test('what is unsaved stays on the screen with its refusal, until it is saved after all', async () => {
  await open()
  refusing = true
  await act(async () => {
    workspace.editor.run(setPage(['title'], '写了一半'))
    await workspace.saver.flush()
  })
  await take()
  expect([opened, workspace.saver.state.message, workspace.editor.doc.page.props['title']]).toEqual([
    1,
    '没有“编辑页面”的权限',
    '写了一半',
  ])
  refusing = false
  await act(async () => void (await workspace.saver.flush()))
  await waitFor(() => expect(screen.getByText('只读')).toBeTruthy())
})

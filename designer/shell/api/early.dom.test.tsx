import { expect, onTestFinished, test, vi } from 'vitest'

/** The client of a window that begins at this address; what it asks for early. @param answers by path; others never arrive */
async function openedAt(address: string, answers: Record<string, Response>, company = '1') {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  history.replaceState(null, '', address)
  document.documentElement.dataset['company'] = company
  vi.resetModules()
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
    delete document.documentElement.dataset['company']
    vi.resetModules()
  })
  const { early } = await import('./client')
  return { asked, early }
}

const SESSION = '/api/admin/session'
const PAGE = '/api/admin/pages/p%201/workspace?company_id=1'
const given = (data: object) => Response.json({ data })

test('in the editor session and page are asked for at once, and each answer is given once', async () => {
  const { asked, early } = await openedAt('/designer/pages/p%201', {
    [SESSION]: given({ company_id: '1' }),
    [PAGE]: given({ pages: {} }),
  })
  expect(asked).toEqual([SESSION, PAGE])
  const page = { page_id: 'p 1' }
  expect(await early('GET /pages/{page_id}/workspace', page)).toEqual({ pages: {} })
  expect(await early('GET /pages/{page_id}/workspace', page)).toBeNull()
  expect(await early('GET /session')).toEqual({ company_id: '1' })
})

test('elsewhere in the designer, and where no cookie names a company, the session alone is; beside the designer nothing', async () => {
  expect((await openedAt('/designer/records/goods', {})).asked).toEqual([SESSION])
  expect((await openedAt('/designer/pages/p1', {}, '')).asked).toEqual([SESSION])
  expect((await openedAt('/designers', {})).asked).toEqual([])
})

test('a window that follows one with unsaved edits does not ask for the page before its last request has arrived', async () => {
  const { leaveUnsaved } = await import('./early')
  leaveUnsaved()
  const answers = { [SESSION]: given({ company_id: '1' }) }
  expect((await openedAt('/designer/pages/p%201', answers)).asked).toEqual([SESSION])
  expect((await openedAt('/designer/pages/p%201', answers)).asked).toEqual([SESSION, PAGE])
})

test('what was refused or did not arrive is asked for again by its caller', async () => {
  const refused = Response.json({}, { status: 401 })
  const { early } = await openedAt('/designer/pages/p1', { [SESSION]: refused })
  expect(await early('GET /session')).toBeNull()
  expect(await early('GET /pages/{page_id}/workspace', { page_id: 'p1' })).toBeNull()
})

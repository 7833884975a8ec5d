import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { childrenOf } from '@engine/design'
import type { PageJson } from '@schemas/page'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { openWorkspace } from '@tests/helpers/workspace'
import { WorkspaceContext } from '../workspace/context'
import { PageWidgets } from './PageWidgets'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)

function open(count: number) {
  const body: PageJson = pageOf(Object.fromEntries(names(count).map((name) => [name, { name }])))
  const workspace = openWorkspace({ pages: { header: null, body, footer: null } })
  render(
    <App>
      <WorkspaceContext value={workspace}>
        <PageWidgets />
      </WorkspaceContext>
    </App>,
  )
  return workspace
}

describe('W0000 lists the widgets of the page', () => {
  test('of a thousand only the lines in sight are drawn', () => {
    open(1000)
    const lines = screen.getAllByRole('listitem')
    expect(lines.length).toBeGreaterThan(9)
    expect(lines.length).toBeLessThan(40)
  })

  test('a line selects its widget, and deletes it', async () => {
    const workspace = open(3)
    fireEvent.click(screen.getByRole('button', { name: 'w1' }))
    expect([...workspace.ui.selected]).toEqual(['w1'])
    fireEvent.click(screen.getByRole('button', { name: '删除 w1' }))
    await waitFor(() => expect(childrenOf(workspace.editor.doc, null)).toEqual(['w0', 'w2']))
    expect(workspace.host.said.map((said) => said.split(' ')[0])).toEqual(['confirm', 'success'])
  })
})

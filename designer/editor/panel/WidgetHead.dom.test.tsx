import { act, cleanup, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { setProp } from '@engine/design'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { openWorkspace } from '@tests/helpers/workspace'
import { keyNames } from '../actions/key-names'
import { runAction } from '../actions'
import { WorkspaceContext } from '../workspace/context'
import { SettingsPanel } from './SettingsPanel'

afterEach(cleanup)

test('what is typed into the selected widget, and undone, is shown in the head without rendering its buttons', async () => {
  const body = pageOf({ w: { type: 'W0011', props: { text: '一' } } })
  const workspace = openWorkspace({ pages: { header: null, body, footer: null } })
  workspace.select(['w'])
  render(
    <App>
      <WorkspaceContext value={workspace}>
        <SettingsPanel />
      </WorkspaceContext>
    </App>,
  )
  await screen.findByText('一', { selector: 'span' })
  // each rendering of a button asks for the names of its keys
  const buttons = vi.mocked(keyNames).mock.calls.length
  expect(buttons).toBeGreaterThan(0)
  const type = (text: string) => act(async () => void workspace.editor.run(setProp('w', ['text'], text)))
  await type('二')
  expect(screen.getByText('二', { selector: 'span' })).toBeTruthy()
  await act(async () => void (await runAction('undo', workspace)))
  expect(screen.getByText('一', { selector: 'span' })).toBeTruthy()
  expect(vi.mocked(keyNames)).toHaveBeenCalledTimes(buttons)
})

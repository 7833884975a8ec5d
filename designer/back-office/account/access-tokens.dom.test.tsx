import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import type { AccessToken } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { press } from '@tests/helpers/field-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import { AccessTokens } from './AccessTokens'

// antd's dialogs are slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

const token: AccessToken = {
  token_id: 't1',
  name: '文案助手',
  created: '2026-11-01T02:00:00.000Z',
  used: null,
  expires: '2027-01-30T02:00:00.000Z',
  ended: false,
}
let tokens: () => AccessToken[]
let sent: [key: string, options: object][]

beforeEach(() => {
  tokens = () => [token, { ...token, token_id: 't0', name: '旧的', ended: true }]
  sent = []
  vi.mocked(call).mockImplementation((async (key: string, options: object) => {
    if (key === 'GET /account/tokens') return tokens()
    sent.push([key, options])
    return { token: 'pumian_secret', made: token }
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

describe('access tokens', () => {
  test('are listed with their use and end; a live one is revoked once that is confirmed', async () => {
    drawPage(<AccessTokens />)
    await screen.findByText('文案助手')
    expect(screen.getAllByText('没有用过')).toHaveLength(2)
    expect(screen.getByText('已失效')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '停用令牌 旧的' })).toBeNull()
    await expectAccessible('access tokens')
    fireEvent.click(screen.getByRole('button', { name: '停用令牌 文案助手' }))
    fireEvent.click(await screen.findByRole('button', { name: /^停\s*用$/ }))
    await waitFor(() =>
      expect(sent).toEqual([['DELETE /account/tokens/{token_id}', { params: { token_id: 't1' } }]]),
    )
  })

  test('a new one is shown once', async () => {
    tokens = () => []
    drawPage(<AccessTokens />)
    await screen.findByText(/^还没有令牌/)
    await press(/新建令牌/)
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: ' 文案助手 ' } })
    fireEvent.change(screen.getByLabelText('当前密码'), { target: { value: 'correct horse' } })
    await expectAccessible('a new access token')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^新\s*建$/ })))
    expect(await screen.findByText('pumian_secret')).toBeTruthy()
    expect(sent).toEqual([
      ['POST /account/tokens', { body: { name: '文案助手', days: 90, current: 'correct horse' } }],
    ])
    await press('我已保存')
    await waitFor(() => expect(screen.queryByText('pumian_secret')).toBeNull())
  })

  test('a failure is told with a way to try again', async () => {
    const found = tokens
    tokens = () => {
      throw new ApiError('出错了', { status: 500, code: 500001 })
    }
    drawPage(<AccessTokens />)
    const again = await screen.findByRole('button', { name: /重\s*试/ })
    tokens = found
    await act(async () => void fireEvent.click(again))
    expect(await screen.findByText('文案助手')).toBeTruthy()
  })
})

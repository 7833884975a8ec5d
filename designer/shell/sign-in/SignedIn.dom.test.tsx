import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '@tests/helpers/dialog'
import { ApiError } from '@schemas/api/api-error'
import { call, type Answer } from '../api/client'
import { reachOf } from '@tests/helpers/reach'
import { SignedIn } from './SignedIn'

type Operator = NonNullable<Answer<'GET /session'>['operator']>

const person = (operator_id: string): Operator => ({
  operator_id,
  username: `operator-${operator_id}`,
  name: '店主',
  ...reachOf('owner'),
})

let operator: Operator | null
let failure: Error | null

beforeEach(() => {
  operator = person('1')
  failure = null
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }))
  vi.mocked(call).mockImplementation(async () => {
    if (failure) throw failure
    return {
      operator,
      company_id: '1',
      shop_name: '禾岸生活',
      upload_max_bytes: 10_485_760,
      second_factor_due: false,
    }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Something with work in it that a new drawing would lose. */
function Work() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>改了 {count} 次</button>
}

async function open(onSignIn: () => void = () => undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <SignedIn setUp={null} onSignIn={onSignIn}>
        <Work />
      </SignedIn>
    </QueryClientProvider>,
  )
  const edit = async () => fireEvent.click(await screen.findByText(/改了/))
  const ask = () =>
    act(async () => {
      await client.invalidateQueries({ queryKey: ['GET /session'] })
      // answers are told to components a moment later
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { edit, ask }
}

const AGAIN = '登录已失效，请重新登录'

describe('after signing in', () => {
  it('the start is told once, at the form; a page whose session had ended goes on where it was', async () => {
    operator = null
    const begin = vi.fn<() => void>()
    const { ask } = await open(begin)
    await screen.findByLabelText('账号')
    expect(begin).not.toHaveBeenCalled()
    operator = person('1')
    await ask()
    await screen.findByText(/改了/)
    expect(begin).toHaveBeenCalledOnce()
    operator = null
    await ask()
    await screen.findByText(AGAIN)
    operator = person('1')
    await ask()
    expect(begin).toHaveBeenCalledOnce()
  })
})

describe('nothing is lost when a session ends', () => {
  it('the form lies over the page, and the page goes on after it', async () => {
    const { edit, ask } = await open()
    await edit()
    operator = null
    await ask()
    await screen.findByText(AGAIN)
    expect(screen.getByText('改了 1 次')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('operator-1')
    operator = person('1')
    await ask()
    await waitFor(() => expect(screen.queryByText(AGAIN)).toBeNull())
    await edit()
    expect(screen.getByText('改了 2 次')).toBeDefined()
  })

  it('the rest of a sentence gets into no field; the password takes the focus once typing has paused', async () => {
    const { ask } = await open()
    await screen.findByText(/改了/)
    operator = null
    await ask()
    const password = await screen.findByLabelText('密码')
    const fields = [screen.getByLabelText('账号'), password]
    for (let key = 0; key < 4; key++) {
      fireEvent.keyDown(document.body, { key: 'a' })
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(fields.map((field) => field.hasAttribute('disabled'))).toEqual([true, true])
    }
    await waitFor(() => expect(document.activeElement).toBe(password), { timeout: 5_000 })
  })

  it('for another operator everything is mounted again', async () => {
    const { edit, ask } = await open()
    await edit()
    operator = null
    await ask()
    await screen.findByText(AGAIN)
    operator = person('2')
    await ask()
    expect(await screen.findByText('改了 0 次')).toBeDefined()
  })

  it('a server that does not answer for a moment takes nothing away', async () => {
    const { edit, ask } = await open()
    await edit()
    failure = new ApiError('服务器繁忙', { status: 503 })
    await ask()
    expect(screen.getByText('改了 1 次')).toBeDefined()
  })
})

describe('sign-in for operators', () => {
  it('who is not signed in sees the form only', async () => {
    operator = null
    await open()
    expect(await screen.findByRole('heading', { name: '铺面设计器' })).toBeDefined()
    expect(screen.queryByText(/改了/)).toBeNull()
  })

  it('a server that cannot be asked is said, with a way to try again', async () => {
    failure = new ApiError('服务器繁忙', { status: 503 })
    await open()
    await screen.findByText('服务器繁忙')
    failure = null
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /重\s*试/ })))
    expect(await screen.findByText('改了 0 次')).toBeDefined()
  })
})

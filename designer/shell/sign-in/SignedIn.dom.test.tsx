import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '@tests/helpers/dialog'
import { ApiError } from '@schemas/api/api-error'
import { call, type Answer } from '../api/client'
import { reachOf } from '@tests/helpers/reach'
import { useApi } from '../api'
import { useMay } from './session'
import { SignedIn } from './SignedIn'
import { TakenRights } from './TakenRights'
import { useEditable } from './use-editable'

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

/** A menu, a list and a form, and what the operator is offered. */
function Page() {
  useApi('GET /records', {})
  useApi('GET /records/{name}', { params: { name: 'tag' }, query: { page: 1 } })
  useApi('GET /records/{name}/{id}', { params: { name: 'tag', id: '1' } })
  const { editable, missing } = useEditable(['goods.edit'])
  return (
    <>
      <TakenRights missing={missing} />
      <input aria-label="名称" disabled={!editable} />
      {useMay('goods.edit') && '可以新建'}
    </>
  )
}

async function open(onSignIn: () => void = () => undefined, page: ReactNode = <Work />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <SignedIn setUp={null} onSignIn={onSignIn}>
        {page}
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

describe('rights that change while the operator works', () => {
  const asked = (key: string) => vi.mocked(call).mock.calls.filter(([one]) => one === key).length
  const READS = ['GET /records', 'GET /records/{name}', 'GET /records/{name}/{id}']
  const focus = () =>
    act(async () => {
      window.dispatchEvent(new Event('focus'))
      await new Promise((resolve) => setTimeout(resolve))
    })
  const without = (right: string): Operator => {
    const whole = person('1')
    return { ...whole, rights: whole.rights.filter((one) => one !== right) }
  }

  it('are known when the window gets the focus: menus and lists follow, an open form is not read again', async () => {
    await open(undefined, <Page />)
    await screen.findByText('可以新建')
    const before = READS.map(asked)
    await focus()
    expect(READS.map(asked)).toEqual(before)
    operator = without('goods.edit')
    await focus()
    await waitFor(() => expect(screen.queryByText('可以新建')).toBeNull())
    const [menu = 0, list = 0, form = 0] = before
    await waitFor(() => expect(READS.map(asked)).toEqual([menu + 1, list + 1, form]))
  })

  it('a form that was opened with the right keeps what was typed, and says which right is gone', async () => {
    await open(undefined, <Page />)
    const field = await screen.findByLabelText<HTMLInputElement>('名称')
    fireEvent.change(field, { target: { value: '写了一半' } })
    operator = without('goods.edit')
    await focus()
    const said = await screen.findByRole('alert')
    expect(said.textContent).toBe(
      '没有“编辑商品”的权限，请联系管理运营人员的同事。已填的内容还在，但不能再保存',
    )
    expect([field.value, field.disabled]).toEqual(['写了一半', false])
    operator = person('1')
    await focus()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('who never had it is offered no form', async () => {
    operator = without('goods.edit')
    await open(undefined, <Page />)
    expect((await screen.findByLabelText<HTMLInputElement>('名称')).disabled).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
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

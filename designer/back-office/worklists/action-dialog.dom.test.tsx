import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WorklistDetail, WorklistKind } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { button, press, said } from '@tests/helpers/field-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import { LEAVE } from '../../shell/routing/leaving'
import ItemPage from './ItemPage'

// antd's dialogs are slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

const kind: WorklistKind = { name: 'review', title: '评价', group: '交易', tabs: [], columns: [] }
const reply = {
  form: 'reply_review',
  title: '回复',
  role: 'editor' as const,
  right: 'orders.edit',
  value: {},
}
const item = (actions: WorklistDetail['actions']): WorklistDetail => ({
  id: '7',
  title: '好看',
  facts: [],
  tables: [],
  actions,
})

let answers: Record<string, unknown>

beforeEach(() => {
  answers = { 'GET /worklists': [kind], 'GET /worklists/{name}/{id}': item([reply]) }
  vi.mocked(call).mockImplementation((async (key: string) => answers[key]) as typeof call)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

async function open(title = '回复') {
  if (!screen.queryByText(title)) await screen.findByText(title)
  button(title).focus()
  await press(title)
  return waitFor(() => {
    const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')
    if (!field) throw new Error('Expected the form of the action')
    return field
  })
}

describe('the form of an action', () => {
  test('begins at its first field; Esc closes it and gives the focus back to its button', async () => {
    drawPage(<ItemPage name="review" id="7" />)
    const field = await open()
    await waitFor(() => expect(document.activeElement).toBe(field))
    await expectAccessible('form of an action')
    await act(async () => void fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(document.activeElement).toBe(button('回复'))
    expect(vi.mocked(call).mock.calls.map(([key]) => key)).not.toContain('POST /worklists/{name}/{id}/{form}')
  })

  test('says that it is done where nothing else is left to do', async () => {
    drawPage(<ItemPage name="review" id="7" />)
    const field = await open()
    await act(async () => void fireEvent.change(field, { target: { value: '谢谢' } }))
    answers['GET /worklists/{name}/{id}'] = item([])
    await press('确定')
    await screen.findByText('回复评价成功')
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(() => button('回复')).toThrow('Expected a button')
  })

  test('says that it is only arranged where a job carries it out', async () => {
    answers['GET /worklists/{name}/{id}'] = item([{ ...reply, form: 'recheck_bill', title: '重新对账' }])
    drawPage(<ItemPage name="review" id="7" />)
    await open('重新对账')
    await press('确定')
    expect(await screen.findByText('已安排重新对账，稍后刷新查看结果')).toBeDefined()
  })

  const ways: Record<string, () => Promise<unknown>> = {
    Esc: () =>
      act(async () => {
        const target = document.activeElement ?? document.body
        fireEvent.keyDown(target, { key: 'Escape', code: 'Escape' })
      }),
    取消: () => press('取消'),
    'the cross': () =>
      act(async () => void fireEvent.click(document.querySelector('.ant-modal-close') ?? document.body)),
    'a click beside it': () =>
      act(async () => {
        const beside = document.querySelector('.ant-modal-wrap') ?? document.body
        fireEvent.mouseDown(beside)
        fireEvent.mouseUp(beside)
        fireEvent.click(beside)
      }),
  }
  const isOpen = () => document.querySelector('[role=dialog] textarea') !== null
  const answer = (danger: boolean) =>
    act(async () => {
      const [cancel, ok] = document.querySelectorAll<HTMLElement>('.ant-modal-confirm-btns button')
      const found = danger ? ok : cancel
      if (!found) throw new Error('Expected a question with two answers')
      fireEvent.click(found)
    })

  const typed = async () => {
    drawPage(<ItemPage name="review" id="7" />)
    const field = await open()
    await act(async () => {
      field.focus()
      fireEvent.change(field, { target: { value: '谢谢' } })
    })
    return field
  }

  test.each(Object.keys(ways))('%s asks before a change is lost; refused, all is as it was', async (way) => {
    const field = await typed()
    await ways[way]?.()
    await waitFor(() => expect(said(LEAVE)).toBe(true))
    await answer(false)
    await waitFor(() => expect(said(LEAVE)).toBe(false))
    expect([isOpen(), field.value]).toEqual([true, '谢谢'])
  })

  test.each(Object.keys(ways))('%s asks before a change is lost; agreed, it is', async (way) => {
    await typed()
    await ways[way]?.()
    await waitFor(() => expect(said(LEAVE)).toBe(true))
    await answer(true)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(vi.mocked(call).mock.calls.map(([key]) => key)).not.toContain('POST /worklists/{name}/{id}/{form}')
  })

  test.each(Object.keys(ways))('%s asks nothing where nothing changed', async (way) => {
    drawPage(<ItemPage name="review" id="7" />)
    await open()
    await ways[way]?.()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(said(LEAVE)).toBe(false)
  })
})

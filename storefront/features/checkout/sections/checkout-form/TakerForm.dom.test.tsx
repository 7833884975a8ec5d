import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Missing } from '../../checkout'
import TakerForm from './TakerForm'

afterEach(cleanup)

const taker = { name: '', mobile: '' }
const onChange = vi.fn<(taker: { name: string; mobile: string }) => void>()
const draw = (missing: Missing | null) => <TakerForm taker={taker} missing={missing} onChange={onChange} />

test('at each submission both fields show what is missing and the first one takes the focus', async () => {
  const { rerender } = render(draw(null))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(draw({ kind: 'taker' }))
  await screen.findByText('请填写提货人')
  screen.getByText('请填写手机号码')
  const name = screen.getByLabelText(/提货人姓名/)
  await waitFor(() => expect(document.activeElement).toBe(name))

  name.blur()
  rerender(draw({ kind: 'taker' }))
  await waitFor(() => expect(document.activeElement).toBe(name))

  fireEvent.change(name, { target: { value: '张三' } })
  await waitFor(() => expect(screen.queryByText('请填写提货人')).toBeNull())
})

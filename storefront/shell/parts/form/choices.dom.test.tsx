import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DatePicker } from './DatePicker'
import { RadioGroup } from './RadioGroup'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SEXES = [
  { value: 1, text: '男' },
  { value: 2, text: '女' },
]

describe('choices of a form', () => {
  test('a radio group has a name, and throws on a value that none of its options has', () => {
    const onChange = vi.fn<(value: number) => void>()
    const { unmount } = render(<RadioGroup label="性别" options={SEXES} value={1} onChange={onChange} />)
    fireEvent.click(screen.getByRole('radiogroup', { name: '性别' }).querySelectorAll('input')[1] as Element)
    expect(onChange).toHaveBeenCalledWith(2)
    unmount()
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<RadioGroup label="性别" options={SEXES} value={3} onChange={onChange} />)).toThrow(
      'Value should be trueValue or falseValue.',
    )
  })

  test('a date has a value once all of it is chosen, and loses a day that its month has not got', () => {
    const values: string[] = []
    const Birthday = () => {
      const [value, set] = useState('')
      return (
        <DatePicker
          label="生日"
          value={value}
          onChange={(next) => {
            values.push(next)
            set(next)
          }}
        />
      )
    }
    render(<Birthday />)
    const choose = (name: string, value: number) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
    choose('年', 2024)
    choose('月', 1)
    choose('日', 31)
    choose('月', 2)
    choose('日', 29)
    expect(values).toEqual(['2024-01-31', '', '2024-02-29'])
    expect(screen.getByRole('group', { name: '生日' })).toBeTruthy()
  })
})

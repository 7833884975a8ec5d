/** Checks of what a form takes, and when it says what is wrong. */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { NO_REGION, type RegionNames, type RegionTree } from '@storefront/shell/addresses/regions'
import { RegionPicker } from '@storefront/shell/addresses/RegionPicker'
import { DatePicker } from '@storefront/shell/parts/form/DatePicker'
import { RadioGroup } from '@storefront/shell/parts/form/RadioGroup'
import {
  email,
  isMissing,
  mobile,
  password,
  required,
  sameAs,
  taxNumber,
} from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import type { Checks } from './check'
import { pass } from './drawing'

const TREE = [
  {
    id: '1',
    label: '广东省',
    children: [
      { id: '2', label: '深圳市', children: [{ id: '3', label: '南山区' }] },
      { id: '4', label: '东莞市', children: [] },
    ],
  },
  { id: '5', label: '浙江省', children: [{ id: '6', label: '杭州市', children: [] }] },
] as unknown as RegionTree

const list = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const choose = (name: string, value: string | number) => fireEvent.change(list(name), { target: { value } })

/** Draws a region picker with a place chosen. @returns what it said, one after the other */
function shenzhen(): RegionNames[] {
  const said: RegionNames[] = []
  const Region = () => {
    const [value, set] = useState(NO_REGION)
    const change = (next: RegionNames) => {
      said.push(next)
      set(next)
    }
    return (
      <RegionPicker
        regions={{ value: TREE, failed: false, again: () => {} }}
        value={value}
        onChange={change}
      />
    )
  }
  render(<Region />)
  choose('省', '广东省')
  choose('市', '深圳市')
  choose('区县', '南山区')
  return said
}

/** Draws a date picker. @returns what it said, one after the other */
function birthday(): string[] {
  const said: string[] = []
  const Picker = () => {
    const [value, set] = useState('')
    const change = (next: string) => {
      said.push(next)
      set(next)
    }
    return <DatePicker label="生日" value={value} onChange={change} />
  }
  render(<Picker />)
  return said
}

function Form({ work }: { work: (values: { name: string }) => Promise<void> }) {
  const { control, send } = useFields({ name: '' })
  return (
    <form aria-label="表单" onSubmit={(event) => void send(work)(event)}>
      <TextField control={control} name="name" label="姓名" rules={[required('请输入姓名')]} />
    </form>
  )
}

const submit = async () => {
  fireEvent.submit(screen.getByRole('form'))
  await pass(0)
}

/** Sets what a field holds behind React's back, as a browser does. */
const VALUE = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

const isTaxNumber = (text: string) => taxNumber(text) === undefined
const isMobile = (text: string) => mobile(text) === undefined

export const fields: Checks = {
  'date-years': {
    shown: '100 年',
    run() {
      vi.setSystemTime(new Date(2026, 4, 6))
      birthday()
      const years = [...list('年').options].slice(1).map(({ text }) => text)
      expect([years.length, years[0], years.at(-1)]).toEqual([100, '2026', '1927'])
    },
  },
  'date-day-resets': {
    shown: '2024-01-31 → 2 月：日 = 0（重选）',
    run() {
      const said = birthday()
      choose('年', 2024)
      choose('月', 1)
      choose('日', 31)
      choose('月', 2)
      expect([said.at(-1), list('日').value, list('日').options.length - 1]).toEqual(['', '0', 29])
      choose('月', 4)
      expect([list('月').options.length - 1, list('日').options.length - 1]).toEqual([12, 30])
    },
  },
  'date-format': {
    shown: '2026-05-06',
    run() {
      vi.setSystemTime(new Date(2026, 4, 6))
      const said = birthday()
      choose('年', 2026)
      choose('月', 5)
      choose('日', 6)
      expect(said).toEqual(['2026-05-06'])
    },
  },
  'region-no-county': {
    shown: '无区县（禁用）',
    run() {
      shenzhen()
      expect(list('区县').disabled).toBe(false)
      choose('市', '东莞市')
      expect([list('区县').disabled, list('区县').options[0]?.text]).toEqual([true, '无区县'])
    },
  },
  'region-province': {
    shown: '""、""',
    run() {
      const said = shenzhen()
      choose('省', '浙江省')
      expect(said.slice(-2)).toEqual([
        { province: '广东省', city: '深圳市', county: '南山区' },
        { province: '浙江省', city: '', county: '' },
      ])
    },
  },
  'radio-foreign': {
    shown: 'Value should be trueValue or falseValue.',
    run() {
      const options = [
        { value: 1, text: '是' },
        { value: 0, text: '否' },
      ]
      const group = (value: number) => (
        <RadioGroup label="开关" options={options} value={value} onChange={() => {}} />
      )
      const { unmount } = render(group(0))
      expect(within(screen.getByRole('radiogroup')).getAllByRole('radio')).toHaveLength(2)
      unmount()
      vi.spyOn(console, 'error').mockReturnValue()
      expect(() => render(group(2))).toThrow('Value should be trueValue or falseValue.')
    },
  },
  'rules-on-blur': {
    shown: '失去焦点时，字段下方',
    async run() {
      render(<Form work={async () => {}} />)
      const field = screen.getByLabelText('姓名')
      fireEvent.change(field, { target: { value: ' ' } })
      await pass(0)
      expect(screen.queryByRole('alert')).toBeNull()
      fireEvent.blur(field)
      await pass(0)
      const problem = screen.getByRole('alert')
      expect(problem.textContent).toBe('请输入姓名')
      expect(field.compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(field.getAttribute('aria-describedby')).toBe(problem.id)
    },
  },
  'input-trimmed': {
    shown: '去除（输入法组词时保留）',
    async run() {
      const sent: string[] = []
      render(<Form work={async ({ name }) => void sent.push(name)} />)
      const field = screen.getByLabelText<HTMLInputElement>('姓名')
      const write = (value: string, isComposing: boolean) => {
        VALUE?.set?.call(field, value)
        fireEvent(field, new InputEvent('input', { bubbles: true, isComposing }))
      }
      write('  zhang san ', false)
      await submit()
      write(' li ', true)
      await submit()
      fireEvent.compositionEnd(field)
      await submit()
      expect(sent).toEqual(['zhang san', ' li ', 'li'])
      fireEvent.blur(field)
      expect(field.value).toBe('li')
    },
  },
  required: {
    shown: '""、[]',
    run: () =>
      expect(['', [], '0', 0, false, ['']].map(isMissing)).toEqual([true, true, false, false, false, false]),
  },
  'tax-number': {
    shown: '15、17、18、20',
    run() {
      expect([14, 15, 16, 17, 18, 19, 20, 21].filter((length) => isTaxNumber('9'.repeat(length)))).toEqual([
        15, 17, 18, 20,
      ])
      expect(['91440300MA5F0A1B2', '91440300ma5f0a1b2', '91440300-A5F0A1B2'].map(isTaxNumber)).toEqual([
        true,
        false,
        false,
      ])
    },
  },
  password: {
    shown: '8 … 20 位',
    run() {
      const problems = ['', 'abcdefg1', 'abc1234', 'a1'.repeat(10), `${'a1'.repeat(10)}b`].map(password)
      const mixed = '8-20位密码，必须为数字和字母混合'
      expect(problems).toEqual(['请输入密码', undefined, mixed, undefined, mixed])
      expect(['12345678', 'abcdefgh', 'abcd_1234'].map(password)).toEqual([
        mixed,
        mixed,
        '密码不能包括特殊字符',
      ])
      expect(['abcd1234', 'abcd1235'].map(sameAs(() => 'abcd1234'))).toEqual([undefined, '输入的密码不一致'])
    },
  },
  email: {
    shown: '邮箱格式不正确',
    run() {
      const wrong = ['a@b', 'a b@c.cn', '@c.cn', 'a@@c.cn']
      expect(wrong.map(email)).toEqual(wrong.map(() => '邮箱格式不正确'))
      expect(email('a.b@c.com.cn')).toBeUndefined()
    },
  },
  phone: {
    shown: '^1[3-9]\\d{9}$',
    run() {
      expect(
        ['13800000001', '19999999999', '12800000001', '1380000000', '138000000012', '23800000001'].map(
          isMobile,
        ),
      ).toEqual([true, true, false, false, false, false])
    },
  },
}

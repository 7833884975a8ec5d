import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { takeSettings } from '../../api/settings'
import { Pictures } from './Pictures'
import { email, mobile, password, required, sameAs, taxNumber } from './rules'
import { SelectField } from './SelectField'
import { TextField } from './TextField'
import { useFields } from './use-fields'

afterEach(cleanup)

interface Values {
  mobile: string
  note: string
  reason: string
}

const EMPTY: Values = { mobile: '', note: '', reason: '' }

function Form({ work }: { work: (values: Values) => Promise<void> }) {
  const { control, send, formState } = useFields<Values>(EMPTY)
  return (
    <form onSubmit={(event) => void send(work)(event)}>
      <TextField control={control} name="mobile" label="手机" rules={[required('请填写手机'), mobile]} />
      <TextField control={control} name="note" label="备注" longest={6} />
      <SelectField
        control={control}
        name="reason"
        label="原因"
        placeholder="请选择"
        options={[{ value: '坏了', text: '坏了' }]}
        rules={[required('请选择原因')]}
      />
      <button type="submit" aria-busy={formState.isSubmitting}>
        发送
      </button>
    </form>
  )
}

const choose = () => fireEvent.change(screen.getByLabelText('原因'), { target: { value: '坏了' } })

describe('rules of a form', () => {
  test('a text that is too long is kept with a message; surrounding whitespace does not count', async () => {
    const work = vi.fn<(values: Values) => Promise<void>>(async () => undefined)
    render(<Form work={work} />)
    const note = screen.getByLabelText<HTMLInputElement>('备注')
    expect(note.maxLength).toBe(-1)
    fireEvent.change(note, { target: { value: '一二三四五六七' } })
    fireEvent.blur(note)
    expect((await screen.findByRole('alert')).textContent).toBe('最多6个字')
    expect(note.value).toBe('一二三四五六七')
    fireEvent.change(note, { target: { value: '  一二三四五六  ' } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('a message disappears once the value is valid, in text fields and selects', async () => {
    render(<Form work={async () => undefined} />)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByText('请选择原因')
    choose()
    await waitFor(() => expect(screen.queryByText('请选择原因')).toBeNull())
    const field = screen.getByLabelText('手机')
    fireEvent.change(field, { target: { value: '1380000000' } })
    expect(screen.getByRole('alert').textContent).toBe('请填写手机')
    fireEvent.change(field, { target: { value: '13800000001' } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('a rule speaks when the field is left, under it, not while it is typed', async () => {
    render(<Form work={async () => undefined} />)
    const field = screen.getByLabelText('手机')
    fireEvent.change(field, { target: { value: '123' } })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(field)
    const problem = await screen.findByRole('alert')
    expect(problem.textContent).toBe('请输入11位手机号')
    expect(field.getAttribute('aria-describedby')).toBe(problem.id)
  })

  test('whitespace around a text is not sent, and is kept while an input method composes', async () => {
    const work = vi.fn<(values: Values) => Promise<void>>(async () => undefined)
    render(<Form work={work} />)
    const note = screen.getByLabelText<HTMLInputElement>('备注')
    choose()
    fireEvent.change(screen.getByLabelText('手机'), { target: { value: ' 13800000001 ' } })
    fireEvent.input(note, { target: { value: '  你 好 ' } })
    expect(note.value).toBe('  你 好 ')
    fireEvent.blur(note)
    expect(note.value).toBe('你 好')
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() =>
      expect(work).toHaveBeenCalledWith({ mobile: '13800000001', note: '你 好', reason: '坏了' }),
    )
  })

  test('nothing is sent while something is wrong, and the first wrong field has the focus', async () => {
    const work = vi.fn<(values: Values) => Promise<void>>(async () => undefined)
    render(<Form work={work} />)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByText('请填写手机')
    expect(document.activeElement).toBe(screen.getByLabelText('手机'))
    expect(work).not.toHaveBeenCalled()
  })

  test('what is sent twice at once is sent once', async () => {
    let finish: (() => void) | undefined
    const work = vi.fn<(values: Values) => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
    render(<Form work={work} />)
    const send = screen.getByRole('button')
    choose()
    fireEvent.change(screen.getByLabelText('手机'), { target: { value: '13800000001' } })
    fireEvent.click(send)
    fireEvent.click(send)
    await waitFor(() => expect(work).toHaveBeenCalled())
    expect(send.getAttribute('aria-busy')).toBe('true')
    finish?.()
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('false'))
    expect(work).toHaveBeenCalledOnce()
    fireEvent.click(send)
    await waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  })

  test('what the server refuses stands under its field', async () => {
    const refusal = new ApiError('不行', { status: 422, errors: { note: ['备注太长'] } })
    render(<Form work={() => Promise.reject(refusal)} />)
    choose()
    fireEvent.change(screen.getByLabelText('手机'), { target: { value: '13800000001' } })
    fireEvent.click(screen.getByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toBe('备注太长')
  })

  test.each([
    [mobile, '12800000001', '请输入11位手机号'],
    [mobile, '13800000001', undefined],
    [mobile, '', undefined],
    [email, 'a@b', '邮箱格式不正确'],
    [email, 'a@b.cn', undefined],
    [taxNumber, 'A'.repeat(16), '税号应为 15、17、18 或 20 位大写字母与数字'],
    [taxNumber, 'a'.repeat(15), '税号应为 15、17、18 或 20 位大写字母与数字'],
    [taxNumber, 'A1'.repeat(10), undefined],
    [password, '', '请输入密码'],
    [password, 'abcd1234!', '密码不能包括特殊字符'],
    [sameAs(() => 'abcd1234'), 'abcd1235', '输入的密码不一致'],
  ])('rule %# on %j', (rule, value, problem) => expect(rule(value)).toBe(problem))

  test('an empty text and an empty list are missing, 0 and false are not', () => {
    const rule = required('必填')
    expect(['', [], undefined, null].map(rule)).toEqual(['必填', '必填', '必填', '必填'])
    expect([0, false, ' ', ['']].map(rule)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('uploads of a form', () => {
  test('pictures of a form say kinds, size and number before one is chosen', () => {
    takeSettings({ api: { company_id: '1', sign_key: '', picture_bytes: 5 * 1024 * 1024 } })
    render(<Pictures label="凭证" use="voucher" most={3} list={[]} onChange={() => {}} />)
    expect(screen.getByText('JPG 或 PNG，每张不超过 5 MB，最多 3 张')).toBeTruthy()
  })
})

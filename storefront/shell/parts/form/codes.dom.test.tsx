import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../api/call'
import { toasts } from '../../state/toasts'
import { CaptchaField } from './CaptchaField'
import { secondsLeft, startWait } from './resend'
import { SendCode } from './SendCode'
import { useCaptcha } from './use-captcha'
import { useCodeSending } from './use-code-sending'

const asked = vi.mocked(call)

const picture = (token: string) => ({ imageToken: token, imageData: `data:image/png;base64,${token}` })
const refused = vi.fn<(error: ApiError) => void>()

/** Used by no other test of the process: waits outlive what draws them. */
let numbers = 0
const freshNumber = () => `1771234${String(++numbers).padStart(4, '0')}`

function Codes({ recipient, well = true }: { recipient: string; well?: boolean }) {
  const captcha = useCaptcha('sign')
  const sending = useCodeSending({
    recipient,
    validate: async () => well,
    captcha,
    ask: (read) => call('GET /member/sms/code', { query: { mobile: recipient, type: 'sign', ...read } }),
    refused,
  })
  return (
    <>
      <CaptchaField captcha={captcha} />
      <SendCode {...sending} />
    </>
  )
}

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.getByRole('button', { name: /发|重/ })
const field = () => screen.getByLabelText<HTMLInputElement>(/图片验证码/, { selector: 'input' })
const shown = () => screen.getByRole<HTMLImageElement>('img').src
const smsCalls = () => asked.mock.calls.filter(([key]) => key === 'GET /member/sms/code')

async function send(text = 'AB2C') {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(button())
  await tick(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  let pictures = 0
  toasts.list = []
  refused.mockClear()
  asked.mockReset()
  asked.mockImplementation(async (key) =>
    key === 'GET /member/image/code' ? picture(`p${++pictures}`) : { message: '短信发送成功' },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the button that sends a code', () => {
  test('发送验证码 · {n}秒后重发 for 60 s · 重新发送; it survives being rendered again', async () => {
    const recipient = freshNumber()
    const { unmount } = render(<Codes recipient={recipient} />)
    await tick(0)
    expect(button().textContent).toBe('发送验证码')
    await send()
    expect(smsCalls()).toEqual([
      ['GET /member/sms/code', { query: { mobile: recipient, type: 'sign', token: 'p1', yzm: 'AB2C' } }],
    ])
    expect(toasts.list.map(({ text }) => text)).toEqual(['短信发送成功'])
    expect(button().textContent).toBe('60秒后重发')
    await tick(1000)
    expect(button().textContent).toBe('59秒后重发')
    unmount()
    render(<Codes recipient={recipient} />)
    await tick(58_000)
    expect(button().textContent).toBe('1秒后重发')
    expect(button()).toHaveProperty('disabled', true)
    await tick(1000)
    expect(button().textContent).toBe('重新发送')
    expect(button()).toHaveProperty('disabled', false)
  })

  test('another number need not wait', async () => {
    const [one, other] = [freshNumber(), freshNumber()]
    const { rerender } = render(<Codes recipient={one} />)
    await tick(0)
    await send()
    rerender(<Codes recipient={other} />)
    expect(button().textContent).toBe('发送验证码')
  })

  test('the server’s own wait is waited for', async () => {
    render(<Codes recipient={freshNumber()} />)
    await tick(0)
    const error = new ApiError('操作过于频繁，请稍后再试', { status: 429, retryAfter: 37 })
    asked.mockRejectedValueOnce(error)
    await send()
    expect(button().textContent).toBe('37秒后重发')
    expect(refused).toHaveBeenCalledWith(error)
  })

  test('nothing is sent to a number that is none, nor without the picture read', async () => {
    const { rerender } = render(<Codes recipient={freshNumber()} well={false} />)
    await tick(0)
    await send()
    rerender(<Codes recipient={freshNumber()} />)
    await send('')
    expect(smsCalls()).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe('请输入图片验证码')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })

  test.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 99_000, 0],
  ])('%i ms seen at %i ms are %i s', (until, now, left) => expect(secondsLeft(until, now)).toBe(left))

  test('a tab that slept is not behind', async () => {
    const recipient = freshNumber()
    startWait(recipient)
    render(<Codes recipient={recipient} />)
    vi.setSystemTime(Date.now() + 45_000)
    await tick(1000)
    expect(button().textContent).toBe('14秒后重发')
  })
})

describe('the picture to read', () => {
  test('has a name, and pressing it brings another one; what was read is gone with it', async () => {
    render(<Codes recipient={freshNumber()} />)
    await tick(0)
    fireEvent.change(field(), { target: { value: ' a2 ' } })
    expect(field().value).toBe('a2')
    expect(shown()).toContain('p1')
    fireEvent.click(screen.getByRole('button', { name: '图片验证码，看不清？换一张' }))
    await tick(0)
    expect(shown()).toContain('p2')
    expect(field().value).toBe('')
  })

  test('is renewed once it was tried; one that was read wrong says so under its field', async () => {
    render(<Codes recipient={freshNumber()} />)
    await tick(0)
    asked.mockRejectedValueOnce(
      new ApiError('图片验证码错误', { status: 422, errors: { yzm: ['图片验证码错误'] } }),
    )
    await send('ZZZZ')
    expect(screen.getByRole('alert').textContent).toBe('图片验证码错误')
    expect(shown()).toContain('p2')
    expect(button().textContent).toBe('发送验证码')
    expect(refused).not.toHaveBeenCalled()
  })

  test('that could not be fetched can be asked for again', async () => {
    asked.mockRejectedValueOnce(new ApiError('', { status: 503 }))
    render(<Codes recipient={freshNumber()} />)
    await tick(0)
    fireEvent.click(screen.getByRole('button', { name: '点击加载图片' }))
    await tick(0)
    expect(shown()).toContain('p1')
  })
})

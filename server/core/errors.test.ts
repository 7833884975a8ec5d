import { describe, expect, it } from 'vitest'
import { AppError, envelope, ERRORS, type ErrorName } from './errors'

const names = Object.keys(ERRORS) as ErrorName[]

describe('error catalogue', () => {
  it('every code is unique and begins with its HTTP status', () => {
    const codes = names.map((name) => ERRORS[name].code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const name of names) {
      const { status, code } = new AppError(name)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
      expect(String(code)).toBe(`${status}${String(code).slice(3)}`)
    }
  })

  it('every message is Chinese', () => {
    for (const name of names) expect(ERRORS[name].message).toMatch(/^[\u4e00-\u9fff，。]+$/)
  })

  it('401001 is a missing or invalid token, 401002 a disabled account', () => {
    expect(ERRORS.unauthenticated.code).toBe(401001)
    expect(ERRORS.account_disabled.code).toBe(401002)
  })

  it('the envelope is {msg, data: {message, status_code, code?, errors?}}', () => {
    expect(envelope(new AppError('not_found'))).toEqual({
      msg: '您访问的内容不存在',
      data: { message: '您访问的内容不存在', status_code: 404, code: 404001 },
    })
    const errors = { mobile: ['手机号码格式不正确'] }
    expect(envelope(new AppError('invalid', { message: '手机号码格式不正确', errors })).data).toEqual({
      message: '手机号码格式不正确',
      status_code: 422,
      code: 422001,
      errors,
    })
  })
})

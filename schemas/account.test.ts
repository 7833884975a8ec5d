import { expect, it } from 'vitest'
import { maskMobile, MOBILE, passwordProblem } from './account'

it.each([
  ['', '请输入密码'],
  ['abc1234', '8-20位密码，必须为数字和字母混合'],
  ['a'.repeat(20) + '1', '8-20位密码，必须为数字和字母混合'],
  ['12345678', '8-20位密码，必须为数字和字母混合'],
  ['abcdefgh', '8-20位密码，必须为数字和字母混合'],
  ['abc 12345', '密码不能包括特殊字符'],
  ['abc12345!', '密码不能包括特殊字符'],
  ['密码abc12345', '密码不能包括特殊字符'],
  ['abcd1234', undefined],
  ['A1' + 'b'.repeat(18), undefined],
])('password %j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

it('masks numbers', () => {
  expect(maskMobile('13812341234')).toBe('138****1234')
  expect(maskMobile('1381234')).toBe('*******')
})

it.each([
  ['13000000000', true],
  ['19999999999', true],
  ['12000000000', false],
  ['1380000000', false],
  ['138000000000', false],
  ['+8613800000000', false],
])('%s is a number: %s', (mobile, valid) => expect(MOBILE.test(mobile)).toBe(valid))

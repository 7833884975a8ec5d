import { expect, test } from 'vitest'
import { nameOf, sentOf } from './profile'

const profile = {
  nickname: '小明',
  username: '李明',
  sex: 1,
  birthday: '',
  address: '',
  industry: '',
  income: '',
  edu_background: '',
  habbit: [],
} as const

test('of a profile only what was asked for is sent, and the nickname', () => {
  const asked = [{ key: 'sex' }, { key: 'mobile' }]
  expect(sentOf({ ...profile, habbit: [] }, asked)).toEqual({ nickname: '小明', sex: 1 })
})

test('a member is addressed by nickname, else by name, else by number', () => {
  const names = { nickname: '小明', username: '李明', mobile: '138****0001' }
  expect(nameOf(names)).toBe('小明')
  expect(nameOf({ ...names, nickname: '' })).toBe('李明')
  expect(nameOf({ ...names, nickname: '', username: '' })).toBe('138****0001')
  expect(nameOf({ nickname: '', username: '', mobile: '' })).toBe('会员')
})

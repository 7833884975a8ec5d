import { describe, expect, it } from 'vitest'
import { callShop, newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { unstorableAt } from './storable'

describe('values that no database can store', () => {
  it.each([
    [{ a: 'x\0' }, '/a'],
    [{ a: [{ b: 'fine' }, { b: '\ud800' }] }, '/a/1/b'],
    [{ a: { 'k\0': 1 } }, '/a'],
    ['\udc00', ''],
  ])('%j is found at %s', (value, path) => expect(unstorableAt(value)).toBe(path))

  it.each([{ a: '汉字 😀\n\t' }, null, undefined, 3, { a: [null, true, ''] }])('%j is accepted', (value) =>
    expect(unstorableAt(value)).toBeUndefined(),
  )
})

describeApi('in any position they cause no 500', (open) => {
  it.each([
    ['/article/management?keywords=a\0b', 'keywords'],
    ['/distributor/a\0b', 'id'],
  ])('%j is refused in every position', async (path, field) => {
    const answer = await callShop(open().app, path)
    expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, [field]])
  })

  it('also in a body, before anything is written', async () => {
    const me = await newMember(open().app)
    for (const nickname of ['a\0b', '\ud800']) {
      const answer = await me.call('/member', { method: 'PUT', body: { nickname } })
      expect([answer.statusCode, answer.json().data.errors.nickname[0]]).toEqual([
        422,
        expect.stringContaining('不能包含空字符'),
      ])
    }
  })
})

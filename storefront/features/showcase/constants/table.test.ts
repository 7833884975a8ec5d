import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { constants } from './table'

test('each constant names a document of docs/, and a rule in it if it names one', () => {
  const missing = constants.filter(({ source }) => {
    const [file = '', rule] = source.split(' ')
    return rule !== undefined && !readFileSync(file, 'utf8').includes(`**${rule}**`)
  })
  expect(missing).toEqual([])
})

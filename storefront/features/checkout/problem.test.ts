import { expect, test } from 'vitest'
import { ERRORS } from '@server/core/errors'
import { CODES } from './problem'

test('the numbers of the errors are those of the server’s catalogue', () => {
  for (const [name, code] of Object.entries(CODES))
    expect(ERRORS[name as keyof typeof ERRORS].code).toBe(code)
})

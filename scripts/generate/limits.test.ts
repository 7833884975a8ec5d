import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glob } from 'tinyglobby'
import * as account from '@schemas/account'
import * as made from '@schemas/generated/limits'
import { resolveEndpoints, type ApiSchema } from '@schemas/api/endpoint'
import { PARCEL } from '@storefront/features/aftersales/parcel-number'
import { readGroups } from './api'
import { limits } from './limits'
import { readSources, repository } from './sources'

const sources = readSources()
const commons = Object.fromEntries(sources.commons.map(({ id, schema }) => [id, schema]))
const endpoints = resolveEndpoints(readGroups(repository), 'shop', commons)

/** The API's schema of a field, by its path through bodies and lists. */
function fieldOf(endpoint: string, ...path: string[]): ApiSchema {
  const { body, query } = endpoints.get(endpoint) ?? {}
  const [field] = [body, query].flatMap((whole) => {
    const found = path.reduce<ApiSchema | undefined>(
      (schema, name) => (name === '*' ? schema?.items : schema?.properties?.[name]),
      whole,
    )
    return found ? [found] : []
  })
  if (!field) throw new Error(`Expected ${endpoint} to take ${path.join('.')}, found no such field`)
  return field
}

test.each([
  ['POST /aftersales', ['description'], made.APPLY_AFTERSALE_DESCRIPTION],
  ['GET /orders', ['keywords'], made.ORDERS_KEYWORDS],
  ['POST /login', ['password'], made.LOGIN_PASSWORD],
  ['POST /order_new', ['shops', '*', 'remark'], made.ORDER_NEW_SHOPS_EACH_REMARK],
  ['POST /order/rate/create', ['rates', '*', 'content'], made.CREATE_RATE_RATES_EACH_CONTENT],
])('the limit of %s for %j is a constant of its own', (endpoint, path, most) =>
  expect(fieldOf(endpoint, ...path).maxLength).toBe(most),
)

test('a list has limits for its length and for its entries', async () => {
  const files = await limits({ ...sources, root: repository })
  const text = files['schemas/generated/limits.ts'] ?? ''
  const { maxItems, items } = fieldOf('POST /aftersales', 'evidence_pic')
  expect(text).toContain(`APPLY_AFTERSALE_EVIDENCE_PIC = ${maxItems}\n`)
  expect(text).toContain(`APPLY_AFTERSALE_EVIDENCE_PIC_EACH = ${items?.maxLength}\n`)
  expect(new Set(text.match(/export const \w+/g)).size).toBe(text.match(/export const/g)?.length)
})

test('no field truncates input, and no field has a hard-coded limit', async () => {
  const files = await glob(['storefront/**/*.tsx', 'widgets/**/*.tsx', 'designer/**/*.tsx'], {
    cwd: repository,
    ignore: ['**/*.test.tsx'],
  })
  const cutting = files.filter((file) =>
    /maxLength[=:]|longest=\{\d|atMost\(\d/.test(readFileSync(`${repository}/${file}`, 'utf8')),
  )
  expect(cutting).toEqual([])
})

test.each<[string, string[], RegExp, number]>([
  ['POST /member', ['mobile'], account.MOBILE, 11],
  ['POST /member', ['vcode'], account.CODE, 6],
  ['POST /member/address', ['postalCode'], account.ZIP, 6],
  ['POST /aftersales/sendback', ['logi_no'], PARCEL, 30],
  ['POST /order/invoice', ['registration_number'], account.TAX_NUMBER, 20],
])(
  'a field with the constraints %s validates %j, and its longest value is accepted',
  (path, field, own, most) => {
    const theirs = new RegExp(fieldOf(path, ...field).pattern ?? 'none')
    for (let length = 1; length <= most + 3; length++)
      for (const text of [
        '3'.repeat(length),
        '1'.padEnd(length, '3'),
        'A'.repeat(length),
        'a'.repeat(length),
      ])
        expect([text, own.test(text)]).toEqual([text, theirs.test(text)])
    const isTaken = (length: number) => ['1'.padEnd(length, '3')].some((text) => own.test(text))
    expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false])
  },
)

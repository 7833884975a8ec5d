import { modify, applyEdits } from 'jsonc-parser'
import { withRow } from '../generate/with-row'

/** A GET of the shop's API that everybody may call. */
export interface NewEndpoint {
  /** Below the base path, without parameters: `/opening/summary`. */
  path: string
  /** What the API page says of it. */
  summary: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The stem of its types: `OpeningSummary`. */
export const nameOf = (path: string): string =>
  path
    .split(/[^A-Za-z\d]+/)
    .map(capital)
    .join('')

/** The text of a group with the endpoint as its last one; it answers the company's id until its answer is written. */
export function withDeclaration(group: string, { path, summary }: NewEndpoint): string {
  const answer = {
    type: 'object',
    additionalProperties: false,
    required: ['company_id'],
    properties: { company_id: { type: 'string' } },
  }
  const endpoint = { name: nameOf(path), method: 'GET', path, summary, answer }
  const options = { isArrayInsertion: true, formattingOptions: { insertSpaces: true, tabSize: 2 } }
  return applyEdits(group, modify(group, ['endpoints', -1], endpoint, options))
}

/** @throws Error if the module declares no endpoint yet */
export function withHandler(routes: string, { path }: NewEndpoint): string {
  if (!/import \{[^}]*\bdeclare\b[^}]*\}/.test(routes))
    throw new Error('Expected routes.ts to import `declare`; it has no endpoint that everybody may call.')
  return withRow(
    routes,
    'export default async function',
    `declare(app, 'GET ${path}', async ({ company_id }) => ({ company_id }))`,
  )
}

/** The sample calls of a group with one of the endpoint. */
export const withSample = (samples: string, { path }: NewEndpoint): string =>
  withRow(samples, 'export const samples', `'GET ${path}': [{}],`)

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { generateNKeysBetween } from 'fractional-indexing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { company } from '@server/db/schema'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { problemsOf, serialisePage, type LocatedProblem, type PageJson, type Problem } from '@schemas'
import { resolvedSchemas } from '@schemas/generated/resolved'
import type { FileProblem } from '@scripts/validate/formats'
import { testApp } from '@tests/helpers/app'
import { boundaryCases, type BoundaryCase } from '@tests/helpers/arbitrary'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { describeDatabase } from '@tests/helpers/database'
import { signInAs } from '@tests/helpers/operator'

/** Many cases in one page, one widget each, and how their problems are told apart. */
interface Sheet {
  type: string
  page: PageJson
  cases: { edge: BoundaryCase; uuid: string; root: string }[]
}

const sheets = Object.entries(resolvedSchemas).flatMap(([type, resolved]): Sheet[] => {
  const edges = boundaryCases(resolved)
  // a page has one configuration, so each of its cases is a page
  if (type === 'W0000')
    return edges.map((edge) => ({
      type,
      page: pageOf({}, edge.content.props),
      cases: [{ edge, uuid: '', root: '/page' }],
    }))
  const orders = generateNKeysBetween(null, null, edges.length)
  const cases = edges.map((edge, i) => ({ edge, uuid: `case-${i}`, root: '' }))
  const widgets = cases.map(({ edge, uuid }, i) => [uuid, { type, order: orders[i], ...edge.content }])
  return [{ type, page: pageOf(Object.fromEntries(widgets)), cases }]
})
const files = sheets.map((sheet, i) => ({ ...sheet, name: `${i}-${sheet.type}.json` }))

/** A limit without a message of its own has the translated one of its keyword. */
const CHINESE = /\p{Script=Han}/u

function byWidget(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const group = groups.get(problem.uuid)
    if (group) group.push(problem)
    else groups.set(problem.uuid, [problem])
  }
  return groups
}

/** The operator's message, without the position in the text. */
const saysOf = (problems: readonly Problem[]) =>
  problems
    .map(({ severity, type, uuid, path, keyword, message }) =>
      JSON.stringify({ severity, type, uuid, path, keyword, message }),
    )
    .toSorted()

describeDatabase('every limit of every widget, at and beyond its edge', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'pumian-limits-'))
  const ofCommandLine = new Map<string, FileProblem[]>()
  let database: OpenDatabase
  let app: FastifyInstance
  let cookie = ''

  beforeAll(async () => {
    for (const { name, page } of files) writeFileSync(join(folder, name), serialisePage(page))
    const script = join(import.meta.dirname, '../../scripts/validate.ts')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', script, '--format', 'json', folder],
      { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
    )
    if (status !== 1)
      throw new Error(`Expected npm run validate to find problems (1), got ${status}: ${stderr}`)
    for (const problem of JSON.parse(stdout) as FileProblem[]) {
      const name = problem.file.slice(folder.length + 1)
      ofCommandLine.set(name, [...(ofCommandLine.get(name) ?? []), problem])
    }
    database = open()
    await database.db.insert(company).values({ company_id: '1', subdomain: 'one', brand_name: '一' })
    app = await testApp(database)
    cookie = (await signInAs(app, 'viewer')).cookie
  }, 120_000)
  afterAll(async () => {
    await app?.close()
    rmSync(folder, { recursive: true })
  })

  it('every type with limits is broken, and every edge has both sides', () => {
    const all = sheets.flatMap(({ cases }) => cases)
    const unbroken = Object.keys(resolvedSchemas).filter(
      (type) => boundaryCases(resolvedSchemas[type] ?? {}).length === 0,
    )
    expect(unbroken).toEqual(['W0009'])
    expect(all.filter(({ edge }) => edge.valid).length).toBeGreaterThan(1_000)
    expect(all.filter(({ edge }) => !edge.valid).length).toBeGreaterThan(5_000)
  })

  describe.each(files)('$name', ({ type, page, cases, name }) => {
    const problems = problemsOf(page)

    it(`${type}: each edge is validated with its exact message`, () => {
      const ofWidget = byWidget(problems)
      const wrong = cases.filter(({ edge, uuid, root }) => {
        const found = (ofWidget.get(uuid) ?? []).filter(
          ({ path, keyword }) => path === root + edge.path && keyword === edge.keyword,
        )
        if (edge.valid) return found.length > 0
        return !found.some(({ message }) =>
          edge.message === null ? CHINESE.test(message) : message === edge.message,
        )
      })
      expect(wrong.map(({ edge }) => edge.title)).toEqual([])
    })

    it('the command line reports the same, character by character', () => {
      expect(saysOf(ofCommandLine.get(name) ?? [])).toEqual(saysOf(problems))
    })

    it('the API reports the same, character by character, at the same positions', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: `${ADMIN_BASE}/pctemplate/validate`,
        headers: { 'content-type': 'application/json', cookie },
        payload: readFileSync(join(folder, name)),
      })
      expect(answer.statusCode).toBe(200)
      const found: LocatedProblem[] = answer.json().data.problems
      expect(saysOf(found)).toEqual(saysOf(problems))
      const places = (ofCommandLine.get(name) ?? []).map(({ file: _file, ...problem }) => problem)
      expect(found).toEqual(places)
    })
  })
})

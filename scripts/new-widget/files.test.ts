import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAjv } from '@schemas/dialect/ajv'
import { checkSource } from '@schemas/dialect/check'
import { checkResolved } from '@schemas/dialect/check-resolved'
import { resolve } from '@schemas/dialect/resolve'
import { applyPlan } from '@schemas/fill-plan'
import type { JsonObject, PageJson } from '@schemas/page'
import { problemsOf } from '@schemas/index'
import { planOf } from '@schemas/tables/derive'
import { checkTokens } from '../check-tokens'
import { repository, readSources } from '../generate/sources'
import { sampleOf } from '../generate/samples'
import { schemaOf, widgetFiles } from './files'

const source = {
  id: 'widgets/W9998',
  file: 'schemas/widgets/W9998.schema.json',
  schema: schemaOf('W9998', '测试'),
}

describe('new widget', () => {
  const commons = new Map(readSources().commons.map((common) => [common.id, common]))
  const resolved = resolve(source, commons)
  const { props, style } = applyPlan({ props: {}, style: {} }, planOf(resolved) ?? {}) as Record<
    string,
    JsonObject
  >

  it('starts with a schema that keeps the dialect', () => {
    expect(checkSource(source)).toEqual([])
    expect(checkResolved(source, resolved)).toEqual([])
  })

  it('starts with a valid schema', () => {
    const validate = createAjv().compile({ ...resolved, $schema: undefined })
    expect([validate({ props, style }), validate.errors]).toEqual([true, null])
    const page = JSON.parse(sampleOf({ type: 'W9998', resolved })) as PageJson
    expect(problemsOf(page).map(({ keyword }) => keyword)).toEqual(['unknownType'])
  })

  it('starts with styles of the tokens', () => {
    const tokens = 'engine/render/tokens.css'
    const styles = Object.entries(widgetFiles('W9998', '测试')).filter(([file]) => file.endsWith('.css'))
    const files = [[tokens, readFileSync(path.join(repository, tokens), 'utf8')], ...styles] as const
    expect(
      checkTokens(
        files.map(([file, text]) => ({ path: file, text })),
        [],
      ).filter((finding) => !finding.startsWith(tokens)),
    ).toEqual([])
  })

  it('has the file names of every widget folder', () => {
    expect(Object.keys(widgetFiles('W9998', '测试'))).toEqual([
      'schemas/widgets/W9998.schema.json',
      'widgets/W9998/index.ts',
      'widgets/W9998/Render.tsx',
      'widgets/W9998/Render.module.css',
    ])
  })
})

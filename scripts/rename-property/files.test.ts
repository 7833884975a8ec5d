import { describe, expect, it } from 'vitest'
import type { Chain } from '@schemas/migrations'
import { upgradeThrough } from '@schemas/migrations/chain'
import { checkSource } from '@schemas/dialect/check'
import type { Schema } from '@schemas/dialect/schema'
import { schemaOf } from '../new-widget/files'
import { renamedSchema, withRenamedReads, withRenamingStep } from './files'

const RENAME = { from: 'text', to: 'heading' }
const schema = JSON.stringify(schemaOf('W9998', '测试'), null, 2)
const read = (text: string) => JSON.parse(text) as Schema

/** What the text of a steps.ts exports. */
function chainOf(steps: string): Chain {
  const code = steps
    .replace(/^import .*\n/gm, '')
    .replaceAll(/: (?:WidgetContent|Chain)/g, '')
    .replace('export const steps =', 'return')
  // oxlint-disable-next-line typescript/no-implied-eval -- the text was written by the tested function
  return new Function(code)() as Chain
}

const upgraded = (steps: string, v: number, props: Record<string, string>) => {
  const upgrade = upgradeThrough('T', { v, props, style: {} }, { T: chainOf(steps) })
  return upgrade.ok ? upgrade.widget : upgrade
}

describe('a renamed property', () => {
  it('keeps its place and what is said of it, in a schema that keeps the dialect and its lines', () => {
    const text = renamedSchema(schema, RENAME, 2)
    const renamed = read(text)
    const [before, after] = [read(schema), renamed].map((each) => each.properties?.props?.properties ?? {})
    expect(renamed['x-version']).toBe(2)
    expect(Object.keys(after!)).toEqual(['heading', 'pathData'])
    expect(after!.heading).toEqual(before!.text)
    const file = 'schemas/widgets/W9998.schema.json'
    expect(checkSource({ id: 'widgets/W9998', file, schema: renamed })).toEqual([])
    const lines = schema.split('\n')
    expect(text.split('\n').filter((line, index) => line !== lines[index])).toEqual([
      '  "x-version": 2,',
      '        "heading": {',
    ])
  })

  it('is followed by what names it: required, fields that depend on it, what changes together', () => {
    const props: Schema = {
      required: ['text'],
      'x-merge': [['text', 'colour']],
      properties: {
        text: { type: 'string' },
        colour: { 'x-ui': { group: 'text', when: { prop: 'text', in: ['a'] }, contrast: { size: 'text' } } },
      },
    }
    const text = JSON.stringify({ properties: { props } })
    const renamed = read(renamedSchema(text, RENAME, 1)).properties?.props
    expect(renamed).toMatchObject({ required: ['heading'], 'x-merge': [['heading', 'colour']] })
    expect(renamed?.properties?.colour?.['x-ui']).toEqual({
      group: 'text',
      when: { prop: 'heading', in: ['a'] },
      contrast: { size: 'heading' },
    })
  })

  it('is refused where there is none, or its new name is taken, with the names that there are', () => {
    expect(() => renamedSchema(schema, { from: 'titel', to: 'heading' }, 2)).toThrow(
      'Expected one of text, pathData, which the schema has; got "titel".',
    )
    expect(() => renamedSchema(schema, { from: 'text', to: 'pathData' }, 2)).toThrow('"pathData" already')
  })

  it('is renamed by a step in saved widgets that have it, and by one more after another', () => {
    const first = withRenamingStep(RENAME, 1)
    expect(upgraded(first, 1, { text: '茶', other: 'x' })).toEqual({
      v: 2,
      props: { heading: '茶', other: 'x' },
      style: {},
    })
    expect(upgraded(first, 1, {})).toEqual({ v: 2, props: {}, style: {} })
    const second = withRenamingStep({ from: 'heading', to: 'title' }, 2, first)
    expect(upgraded(second, 1, { text: '茶' })).toEqual({ v: 3, props: { title: '茶' }, style: {} })
    expect(() => withRenamingStep(RENAME, 1, 'export default {}')).toThrow('found none')
  })

  it('is read by its new name in the renderer, other names stay', () => {
    const source = 'props.text + props.texts + other.text + props.text.length'
    expect(withRenamedReads(source, RENAME)).toBe(
      'props.heading + props.texts + other.text + props.heading.length',
    )
  })
})

import { catalogue } from '@schemas/generated/catalogue'
import type { Schema } from '@schemas/dialect/schema'
import type { UiSchema } from '@schemas/dialect/form-schema'
import { mockLayout, openForm, type OpenForm } from '@tests/helpers/settings-form'
import { isSoak } from '@tests/helpers/soak'
import { bytesOf } from '@tests/helpers/widget-tree'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadForm } from './form-files'
import { fieldOf, hintsOf, schemaAt } from './schema-at'
import type { SettingsTab } from './settings-context'

beforeAll(mockLayout)

/** A type's form depends on nothing else: identical parts of two types are rendered once. */
async function formOf(type: string, tab: SettingsTab): Promise<string> {
  const files = await loadForm(type)
  return JSON.stringify([tab, files?.schema.properties?.[tab] && schemaAt(files, [tab])])
}

const all = Object.keys(catalogue).flatMap((type) =>
  (['props', 'style'] as const).map((tab): [string, SettingsTab] => [type, tab]),
)
const forms = await Promise.all(all.map(([type, tab]) => formOf(type, tab)))
const cases = all.filter((_, index) => forms.indexOf(forms[index] ?? '') === index)
/** How defaults are shown depends on no type. */
const sparse = cases.filter((_, index) => isSoak || index % 6 === 0)

/** Titles of the fields that a form shows at its first level. */
function titlesOf(schema: Schema, ui: UiSchema, props: object, inPanel: boolean): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = (ui[name] ?? {}) as UiSchema
    const { when, inPanel: onlyInPanel } = hintsOf(inner)
    const shown = !when || when.in.includes(Reflect.get(props, when.prop))
    if (fieldOf(inner) === 'hidden' || !shown || (onlyInPanel === true && !inPanel)) return []
    // Shows the list of the chosen style, under that list's own title.
    if (fieldOf(inner) === 'style-lists') return []
    return [property.title ?? name]
  })
}

/** Accessible name of a control or its group. */
function namesIn(container: HTMLElement): string[] {
  const byId = (id: string | null) =>
    (id ?? '').split(' ').map((part) => container.ownerDocument.getElementById(part)?.textContent ?? '')
  const labels = [...container.querySelectorAll('label')].filter(({ htmlFor }) =>
    container.ownerDocument.getElementById(htmlFor),
  )
  return [
    ...labels.map(({ textContent }) => textContent ?? ''),
    ...[...container.querySelectorAll('[aria-labelledby]')].flatMap((element) =>
      byId(element.getAttribute('aria-labelledby')),
    ),
    ...[...container.querySelectorAll('[aria-label]')].map((element) =>
      (element.getAttribute('aria-label') ?? '').replace(/^选择/, ''),
    ),
  ]
}

describe.each(cases)('the form of every widget type follows from its schema: %s %s', (type, tab) => {
  let form: OpenForm
  let complaints: string[]
  beforeAll(async () => {
    const said = vi.spyOn(console, 'error')
    form = await openForm(type, { tab, inPanel: true })
    complaints = said.mock.calls.map(([text]) => String(text))
    said.mockRestore()
  })
  afterAll(cleanup)

  test('every field has a labelled control, and rendering edits nothing', async () => {
    const { editor, view } = form
    const files = await loadForm(type)
    const part = files?.schema.properties?.[tab] && schemaAt(files, [tab])
    const props = editor.doc.widgets.get('w')?.props ?? editor.doc.page.props
    const wanted = part ? titlesOf(part.schema, part.ui, props, true) : []
    const names = namesIn(view.container)
    expect(wanted.filter((title) => !names.includes(title))).toEqual([])
    expect([editor.revision, editor.history]).toEqual([0, []])
    // jsdom measures no text area
    expect(complaints.filter((text) => !text.startsWith('`NaN`'))).toEqual([])
  })

  test('every control has a name and a unique id', () => {
    const { container } = form.view
    const controls = [...container.querySelectorAll<HTMLElement>('input, textarea, button, [role=combobox]')]
    const nameless = controls.filter((control) => !isNamed(control))
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('the form of every widget type follows from its schema', () => {
  afterEach(cleanup)

  test.each(sparse)(
    '%s %s: shows defaults that are not stored and leaves the page unchanged',
    async (type, tab) => {
      const { editor, view } = await openForm(type, { tab, sparse: true })
      const before = bytesOf(editor.doc)
      expect(view.container.textContent).not.toBe('')
      expect([bytesOf(editor.doc), editor.revision]).toEqual([before, 0])
    },
  )
})

function isNamed(control: HTMLElement): boolean {
  const labelled = (control as HTMLInputElement).labels?.length ?? 0
  return (
    labelled > 0 ||
    control.hasAttribute('aria-label') ||
    control.hasAttribute('aria-labelledby') ||
    (control.textContent ?? '') !== '' ||
    control.querySelector('[aria-label]') !== null ||
    control.closest('[aria-hidden=true]') !== null
  )
}

describe('the settings panel', () => {
  afterEach(cleanup)

  test('keeps one form per widget type', async () => {
    const { view, show } = await openForm('W0011')
    const field = view.getByLabelText('文本')
    await show({ tab: 'style' })
    expect(view.getByLabelText('宽度')).toBeTruthy()
    await show({ tab: 'props' })
    expect(view.getByLabelText('文本')).toBe(field)
  })

  test('shows an empty panel for an unknown type or a removed widget', async () => {
    const { view, show } = await openForm('W0011')
    await show({ uuid: 'nobody' })
    expect(view.container.textContent).toContain('这里没有可以设置的内容')
  })
})

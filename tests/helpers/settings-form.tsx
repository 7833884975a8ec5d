/** A settings form with a real editor and the real validation, for tests. */
import { createEditor, fromJson, PAGE, toJson, type Editor } from '@engine/design'
import { loadForm, SettingsForm, type ProblemSource, type SettingsFormProps } from '@engine/settings'
import { insertDefaults, problemsOf, type Problem } from '@schemas'
import { PAGE_TYPE, type JsonObject } from '@schemas/page'
import { act, render, type RenderResult } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ComponentType, ReactNode } from 'react'
import { vi } from 'vitest'
import { THEME } from './antd-theme'

/** Browser features that antd needs and jsdom lacks. */
export function mockLayout(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}

export interface Opening extends Partial<Omit<SettingsFormProps, 'editor' | 'uuid'>> {
  /** Overrides the defaults of an insert. */
  props?: JsonObject
  style?: JsonObject
  /** Only `props` and `style`: a page whose defaults are not written. */
  sparse?: boolean
  /** Of the page configuration, beside the defaults. */
  page?: JsonObject
  /** Inside the widget `panel`. */
  inPanel?: boolean
  /** Providers around the form that its fields need. */
  wrapper?: ComponentType<{ children: ReactNode }>
}

export interface OpenForm {
  editor: Editor
  view: RenderResult
  /** Asked before items are removed; answers yes. */
  questions: string[]
  removed: string[]
  prop(...path: (string | number)[]): unknown
  /** Shows another widget, or another tab. */
  show(next: Partial<SettingsFormProps>): Promise<void>
}

/** Opens the form of the only widget `w` of its type (of `PAGE` for the page configuration). */
export async function openForm(
  type: string,
  { props, style, sparse, page, inPanel, wrapper, ...rest }: Opening = {},
): Promise<OpenForm> {
  const editor = createEditor(documentOf(type, { props, style, sparse, page, inPanel }))
  await loadForm(type)
  const [questions, removed]: string[][] = [[], []]
  const all: SettingsFormProps = {
    editor,
    uuid: type === PAGE_TYPE ? PAGE : 'w',
    tab: 'props',
    problems: problemsIn(editor),
    confirmRemove: async (question) => (questions?.push(question), true),
    onRemoved: (text) => void removed?.push(text),
    ...rest,
  }
  const view = await act(async () => render(tree(all), wrapper && { wrapper }))
  return {
    editor,
    view,
    questions: questions ?? [],
    removed: removed ?? [],
    prop: (...path) =>
      path.reduce<unknown>(
        (value, key) => Reflect.get(Object(value), key),
        type === PAGE_TYPE ? editor.doc.page.props : editor.doc.widgets.get('w')?.props,
      ),
    show: async (next) => act(async () => view.rerender(tree({ ...all, ...next }))),
  }
}

const tree = (now: SettingsFormProps) => (
  <ConfigProvider locale={zhCN} theme={THEME}>
    <SettingsForm {...now} />
  </ConfigProvider>
)

function documentOf(type: string, { props = {}, style = {}, sparse, page = {}, inPanel }: Opening) {
  const written = sparse ? { props: {}, style: {} } : insertDefaults(type)
  const content = { props: { ...written.props, ...props }, style: { ...written.style, ...style } }
  const widget = { type, v: 1, parent: inPanel ? 'panel' : null, order: 'a0', ...content }
  const panel = { type: 'W0006', v: 1, parent: null, order: 'a0', ...insertDefaults('W0006') }
  return fromJson({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: type === PAGE_TYPE ? content.props : page },
    widgets: type === PAGE_TYPE ? {} : { w: widget, ...(inPanel ? { panel } : {}) },
  })
}

/** Validates at once, where the designer waits for an idle moment. */
export function problemsIn(editor: Editor): ProblemSource {
  let revision = -1
  let problems: readonly Problem[] = []
  const byWidget = new Map<string, readonly Problem[]>()
  return {
    of(uuid) {
      if (revision !== editor.revision) {
        revision = editor.revision
        problems = problemsOf(toJson(editor.doc))
        byWidget.clear()
      }
      const own = byWidget.get(uuid) ?? problems.filter((problem) => problem.uuid === uuid)
      byWidget.set(uuid, own)
      return own
    },
    subscribe: (_uuid, listener) => editor.subscribeChanges(listener),
  }
}

import { type Editor, createEditor, equal, fromJson, requireWidget, useEditorValue } from '@engine/design'
import type { ProblemSource } from '@engine/settings'
import { type JsonObject, FORMAT_VERSION } from '@schemas/page'
import type { Problem } from '@schemas/problem'
import { useEffect, useMemo } from 'react'
import { useUnsaved } from '../shell/routing'

/** What is wrong with a form: nothing until it was tried to be saved, from then on validated with every change. */
class FormProblems implements ProblemSource {
  #shown = false
  #found: readonly Problem[] = []
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly validate: (value: JsonObject) => Problem[],
    private readonly value: () => JsonObject,
  ) {}

  /** @returns how to stop */
  follow(editor: Editor): () => void {
    return editor.subscribeChanges(() => this.#shown && this.check())
  }

  /** Validates and shows; @returns whether it may be saved */
  check(): boolean {
    this.#shown = true
    this.#found = this.validate(this.value())
    for (const listener of this.#listeners) listener()
    return this.#found.every(({ severity }) => severity !== 'error')
  }

  of = (): readonly Problem[] => this.#found

  subscribe = (_uuid: string, listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Uuid of the one node that the form edits: a setting or record is a schema's value like a widget's, so the same form does. */
export const NODE = 'form'

export interface FormEditor {
  editor: Editor
  problems: FormProblems
  /** Something differs from what was opened. */
  dirty: boolean
  /** The same, asked at this moment: also for what an event changed before the next render. */
  isChanged(): boolean
  /** What the form holds now. */
  value(): JsonObject
  /** It was saved, and may be left without a question. */
  release(): void
}

/**
 * An editor of one value of a schema; another one when another value comes.
 * @param validate what is wrong with a value, paths from `/props`; the same function each time
 */
export function useFormEditor(
  type: string,
  opened: JsonObject,
  validate: (value: JsonObject) => Problem[],
): FormEditor {
  const form = useMemo(() => {
    const editor = createEditor(fromJson(holding(type, opened)))
    const value = () => requireWidget(editor.doc, NODE, type).props
    const isChanged = () => !equal(value(), opened)
    return { editor, value, isChanged, problems: new FormProblems(validate, value) }
  }, [type, opened, validate])
  const { editor, problems, isChanged } = form
  useEffect(() => problems.follow(editor), [problems, editor])
  const dirty = useEditorValue(editor, isChanged)
  const release = useUnsaved(dirty)
  return { ...form, dirty, release }
}

/** A page that holds nothing but the value. */
function holding(type: string, props: JsonObject) {
  return {
    formatVersion: FORMAT_VERSION,
    platform: 'pc' as const,
    page: { v: 1, props: {} },
    widgets: { [NODE]: { type, v: 1, parent: null, order: 'a0', props, style: {} } },
  }
}

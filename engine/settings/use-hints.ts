/** What a field's hints mean in the current state: visibility, locks, bounds and derived values. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import { fillPageProps } from '@schemas/fill'
import { useEditorValue } from '../editor/use-editor-value'
import type { Path } from '../page/patch'
import type { LeafHints } from './field'
import { fieldOf, hintsOf } from './schema-at'
import { useSettings } from './settings-context'
import { NOWHERE, useValue } from './use-leaf'

/**
 * `x-ui.when`: visible while a property of `props` has one of these values; `x-ui.inPanel`: only for children of a free
 * panel.
 */
export function useVisible({ when, inPanel }: LeafHints): boolean {
  const condition = useValue(when ? ['props', when.prop] : NOWHERE)
  const atTop = useAtTop(inPanel === true)
  if (inPanel === true && atTop) return false
  return !when || when.in.some((value: Json) => value === condition)
}

/** The visible properties of an object, for leaves that render them as columns. */
export function useShownNames({ properties = {} }: Schema, ui: UiSchema): readonly string[] {
  const { target } = useSettings()
  const read = useCallback(() => {
    const shown = Object.keys(properties).filter((name) => {
      const own = (ui[name] ?? {}) as UiSchema
      const { when } = hintsOf(own)
      if (fieldOf(own) === 'hidden') return false
      return !when || when.in.some((value: Json) => value === target.value(['props', when.prop]))
    })
    return shown.join(' ')
  }, [properties, ui, target])
  const shown = useSyncExternalStore(target.follow, read)
  return useMemo(() => shown.split(' ').filter(Boolean), [shown])
}

/** Whether the widget is at top level; subscribes to its moves only if asked. */
function useAtTop(asked: boolean): boolean {
  const { target } = useSettings()
  return useSyncExternalStore(asked ? target.follow : never, () => target.isAtTop)
}

const never = () => () => undefined

/** `heightDisabled` and `widthDisabled` lock a side of the box; a derived height follows from the content. */
export function useLocked(path: Path, { derived }: LeafHints): boolean {
  const [part, name] = path
  const locked = useValue(part === 'style' ? ['props', `${name}Disabled`] : NOWHERE)
  return derived === true || locked === true
}

/** The schema with the bounds of the page: a width is at most the page's (`x-ui.withinPage`). */
export function useBounded(schema: Schema, { withinPage = false }: LeafHints): Schema {
  const { editor } = useSettings().target
  const read = () => (withinPage ? fillPageProps(editor.doc.page.props).pageWidth : undefined)
  const maximum = useEditorValue(editor, read, { page: true })
  return useMemo(() => (maximum === undefined ? schema : { ...schema, maximum }), [schema, maximum])
}

/** The value of a field. A derived one is the value on the canvas, because the stored value is ignored. */
export function useDrawn(
  [part, name]: Path,
  { derived }: LeafHints,
  stored: Json | undefined,
): Json | undefined {
  const { drawn, target } = useSettings()
  const read = (): number | null => {
    if (derived !== true || typeof name !== 'string') return null
    if (part === 'props') return drawn?.property(target.uuid, name) ?? null
    return name === 'height' ? (drawn?.of(target.uuid) ?? null) : null
  }
  const shown = useSyncExternalStore((derived === true && drawn?.subscribe) || never, read)
  return shown ?? stored
}

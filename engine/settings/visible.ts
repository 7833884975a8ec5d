/** Whether a field stands in the form now. */
import { useSyncExternalStore } from 'react'
import type { Json } from '@schemas/page'
import { isRoot } from '../page/doc'
import type { Path } from '../page/patch'
import type { LeafHints } from './field'
import { useSettings } from './settings-context'
import { NOWHERE, useValue } from './use-leaf'

/**
 * `x-ui.when`: only while a property of `props` has one of these values; `x-ui.inPanel`: only for what stands in a
 * free panel.
 */
export function useVisible({ when, inPanel }: LeafHints): boolean {
  const condition = useValue(when ? ['props', when.prop] : NOWHERE)
  const atTop = useAtTop(inPanel === true)
  if (inPanel === true && atTop) return false
  return !when || when.in.some((value: Json) => value === condition)
}

/** Whether the widget stands at top level; follows its moves where that is asked for. */
function useAtTop(asked: boolean): boolean {
  const { target } = useSettings()
  return useSyncExternalStore(asked ? target.follow : never, () => {
    const { widget } = target
    return widget !== undefined && isRoot(widget.parent)
  })
}

const never = () => () => undefined

/** `heightDisabled` and `widthDisabled` lock a side of the box; a derived height follows from the content. */
export function useLocked(path: Path, { derived }: LeafHints): boolean {
  const [part, name] = path
  const locked = useValue(part === 'style' ? ['props', `${name}Disabled`] : NOWHERE)
  return derived === true || locked === true
}

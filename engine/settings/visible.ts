/** Whether a field stands in the form now. */
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
  const { target } = useSettings()
  const { widget } = target
  if (inPanel === true && widget && isRoot(widget.parent)) return false
  return !when || when.in.some((value: Json) => value === condition)
}

/** `heightDisabled` and `widthDisabled` lock a side of the box; a derived height follows from the content. */
export function useLocked(path: Path, { derived }: LeafHints): boolean {
  const [part, name] = path
  const locked = useValue(part === 'style' ? ['props', `${name}Disabled`] : NOWHERE)
  return derived === true || locked === true
}

import { Button, Tooltip } from 'antd'
import { useSyncExternalStore } from 'react'
import type { Path } from '../page/patch'
import { useSettings } from './settings-context'
import { texts } from '../texts/texts'

interface OwnValueState {
  /** Why phones cannot differ in this value; undefined if they can, or if no phone is shown. */
  reason?: string
  /** Phones have a value of their own. */
  differs: boolean
}

const never = () => () => undefined

/** What of a place of the form is different on phones (rule phones-2). */
export function useOwnValue(paths: readonly Path[]): OwnValueState {
  const { phone, target, type } = useSettings()
  const { uuid } = target
  const differs = useSyncExternalStore(
    phone ? (listener) => phone.subscribe(uuid, listener) : never,
    () => phone !== undefined && paths.some((path) => phone.has(uuid, path.slice(0, 2))),
  )
  const same = phone && !paths.some((path) => phone.may(type, path))
  return { ...(same && { reason: texts.forms.sameOnPhone }), differs }
}

/** The dot of a value that phones have of their own; it gives the desktop's back. */
export function RestoreDot({ paths, title }: { paths: readonly Path[]; title: string }) {
  const { phone, target, readOnly } = useSettings()
  const restore = () => {
    for (const path of paths) phone?.restore(target.uuid, path.slice(0, 2), title)
  }
  return (
    <Tooltip title={texts.forms.restore}>
      <Button
        type="text"
        size="small"
        className="pm-set-own"
        aria-label={texts.forms.restoreOf(title)}
        disabled={readOnly}
        onClick={restore}
      />
    </Tooltip>
  )
}

import { useCallback } from 'react'
import { useSettings, type LeafProps } from '@engine/settings'
import type { Path } from '@engine/page/patch'
import type { Json } from '@schemas/page'
import { hintsOf, schemaAt } from '@engine/settings/schema-at'

/** Takes a picture away, and in the same step what is drawn on it (`x-ui.drawnOn`): hot zones. */
export function useClearPicture(path: Path, set: LeafProps['set']): () => void {
  const { target, form } = useSettings()
  return useCallback(() => {
    const holder = path.slice(0, -1)
    const { schema, ui } = schemaAt(form, holder)
    const drawn = Object.keys(schema.properties ?? {})
      .filter((name) => hintsOf(Object(ui[name])).drawnOn === path.at(-1))
      .map((name) => [...holder, name])
      .filter((list) => Object(target.value(list)).length > 0)
    if (drawn.length === 0) set('')
    else {
      const { title = '' } = schemaAt(form, path).schema
      target.setAll([[path, ''], ...drawn.map((list): [Path, Json] => [list, []])], title)
    }
  }, [path, set, target, form])
}

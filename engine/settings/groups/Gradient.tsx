import type { UiSchema } from '@schemas/dialect/form-schema'
import { colour } from '../../render/css-values'
import { LeafField } from '../LeafField'
import { leaves } from '../leaves'
import { hintsOf } from '../schema-at'
import { usePaths } from '../use-path'
import { useValue } from '../use-leaf'
import { useVisible } from '../visible'
import type { GroupProps } from './FourSides'

/** Colours that run into one another, with a strip that shows how. */
export function Gradient({ row: { names, title }, path, schema, ui }: GroupProps) {
  const paths = usePaths(names.map((name) => [...path, name]))
  const [from, to] = [useValue(paths[0] ?? path), useValue(paths.at(-1) ?? path)]
  const visible = useVisible(hintsOf((ui[names[0] ?? ''] ?? {}) as UiSchema))
  const leaf = leaves['colour']
  if (!visible || !leaf) return null
  return (
    <fieldset className="pm-set-gradient" aria-label={title}>
      <div
        className="pm-set-strip"
        style={{
          background: `linear-gradient(to right, ${colour(from) ?? 'transparent'}, ${colour(to) ?? 'transparent'})`,
        }}
      />
      {paths.map((own, index) => (
        <LeafField
          key={names[index]}
          leaf={leaf}
          path={own}
          schema={schema.properties?.[names[index] ?? ''] ?? {}}
          ui={(ui[names[index] ?? ''] ?? {}) as UiSchema}
        />
      ))}
    </fieldset>
  )
}

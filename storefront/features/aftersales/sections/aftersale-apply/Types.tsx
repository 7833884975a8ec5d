import { clsx } from 'clsx'
import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { SheetType } from '../../application'
import { texts } from '../../texts/aftersales'
import css from './Types.module.css'

interface TypesProps {
  types: readonly SheetType[]
  chosen: SheetType
  onChange(type: SheetType): void
}

/** What can be asked for as the order stands: money alone, money for goods, other goods. */
export function Types({ types, chosen, onChange }: TypesProps) {
  return (
    <fieldset className={css.types}>
      <legend className={css.legend}>{texts.type}</legend>
      {types.map((type) => (
        <label key={type} className={clsx(css.type, type === chosen && css.chosen)}>
          <input
            type="radio"
            name="aftersales_type"
            className={css.radio}
            checked={type === chosen}
            onChange={() => onChange(type)}
          />
          {AFTERSALES_TYPE_WORDS[type]}
          <span className={css.hint}>{texts.typeHints[type]}</span>
        </label>
      ))}
    </fieldset>
  )
}

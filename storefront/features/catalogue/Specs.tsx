import { clsx } from 'clsx'
import type { SpecGroup, SpecItem } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Row } from './Row'
import { isDisabled } from './spec-choice'
import css from './Specs.module.css'
import type { Choosing } from './use-choice'

interface SpecsProps {
  groups: readonly SpecGroup[]
  skus: readonly SpecItem[]
  choosing: Choosing
}

/** One row a group of specifications; what cannot be had with the rest of the choice is disabled (rule items-1). */
export function Specs({ groups, skus, choosing: { choice, choose } }: SpecsProps) {
  return groups.map(({ spec_id, spec_name, spec_values }, group) => (
    <Row key={spec_id} name={spec_name} choice>
      <div className={css.values}>
        {spec_values.map(({ spec_value_id, spec_value, spec_image_url }) => {
          const chosen = choice[group] === spec_value_id
          return (
            <button
              key={spec_value_id}
              type="button"
              className={clsx(css.value, chosen && css.chosen)}
              aria-pressed={chosen}
              disabled={!chosen && isDisabled(skus, choice, group, spec_value_id)}
              onClick={() => choose(group, spec_value_id)}
            >
              {spec_image_url && (
                <Picture src={pictureAt(spec_image_url, 's')} alt="" width={28} height={28} />
              )}
              {spec_value}
            </button>
          )
        })}
      </div>
    </Row>
  ))
}

import { Segmented } from 'antd'
import { isRecord } from '@schemas/json'
import type { Json } from '@schemas/page'
import type { GoodsRule } from '@schemas/generated/types'
import ruleSchema from '@schemas/common/shop/goods-rule.schema.json'
import { ruleMarks } from '@schemas/generated/entities'
import { NestedFields, useSettings, useSibling, type LeafProps } from '@engine/settings'
import { isWrong } from '@engine/settings/field'
import styles from './Entries.module.css'

const { minimum: LEAST, maximum: MOST } = ruleSchema.properties.count

/** A new rule: as many of the newest as the list has places. */
const newRule = (places: number): GoodsRule => ({
  order: 'newest',
  count: Math.min(Math.max(places, LEAST), MOST),
})

const SOURCES = [
  { value: 'picked', label: '手动挑选' },
  { value: 'ruled', label: '按规则' },
]

/** Whether products are picked by hand or found by a rule, and the rule. */
export function GoodsRuleField({
  value,
  set,
  title,
  path,
  schema,
  ui,
  problems,
  disabled,
  id,
  describedBy,
}: LeafProps) {
  const { type } = useSettings()
  const { value: list } = useSibling(ruleMarks[type]?.[0]?.list ?? '')
  const ruled = isRecord(value)
  const start = () => newRule(Array.isArray(list) ? list.length : 0) as unknown as Json
  return (
    <div className={styles['field']}>
      <Segmented
        block
        id={id}
        aria-label={title}
        aria-describedby={describedBy}
        aria-invalid={isWrong(problems) || undefined}
        disabled={disabled}
        options={SOURCES}
        value={ruled ? 'ruled' : 'picked'}
        onChange={(source) => set(source === 'ruled' ? start() : undefined)}
      />
      {ruled && <NestedFields path={path} schema={schema} ui={ui} />}
    </div>
  )
}

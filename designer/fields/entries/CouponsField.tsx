import type { LeafProps } from '@engine/settings'
import { couponEntry, couponKind } from '../kinds/coupons'
import { EntitiesField } from './EntitiesField'
import { EntityField } from './EntityField'
import { couponFace } from './faces'

const SNAPSHOTS = { idKey: 'card_id', nameKey: 'title', entryOf: couponEntry }

/** Coupons: a list of them, or one. */
export function CouponsField(props: LeafProps) {
  const Field = props.schema.type === 'array' ? EntitiesField : EntityField
  return <Field {...props} kind={couponKind} snapshots={SNAPSHOTS} faceOf={couponFace} />
}

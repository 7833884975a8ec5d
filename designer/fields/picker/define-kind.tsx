import type { ComponentType } from 'react'
import { definePicker } from '../../shell/ui'
import type { EntityKind } from './entity-kind'
import { EntityTable, type EntityPickerProps } from './EntityTable'

/** A kind with the dialog for choosing from it. */
export interface PickableKind<Row> extends EntityKind<Row> {
  Picker: ComponentType<EntityPickerProps<Row> & { open: boolean }>
}

/** Declares goods, coupons, shops or pages as something that is chosen in a dialog. */
export function defineKind<Row extends object>(kind: EntityKind<Row>): PickableKind<Row> {
  const Picker = definePicker<EntityPickerProps<Row>>({
    width: 800,
    title: () => `选择${kind.name}`,
    Body: (props) => <EntityTable kind={kind} {...props} />,
  })
  return { ...kind, Picker }
}

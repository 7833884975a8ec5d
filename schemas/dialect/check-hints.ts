import { closestOf } from './closest'
import { hints, leafNames } from './hints'
import type { Report } from './problem'
import type { Schema, UiHints } from './schema'

/** Checks that hints and leaf names are known and that the properties they name exist. @param root of the file */
export function checkHints(ui: UiHints | undefined, schema: Schema, root: Schema, report: Report): void {
  if (!ui) return
  for (const name of Object.keys(ui))
    if (!Object.hasOwn(hints, name))
      report(`unknown hint x-ui.${name}; did you mean "${closestOf(name, Object.keys(hints))}"?`)
  const { widget, when, order } = ui
  if (widget !== undefined && !Object.hasOwn(leafNames, widget))
    report(
      `unknown control x-ui.widget "${widget}"; did you mean "${closestOf(widget, Object.keys(leafNames))}"?`,
    )
  const props = root.properties?.['props']?.properties
  if (when && props && !props[when.prop])
    report(`x-ui.when names "${when.prop}", which is no property of props${meant(when.prop, props)}`)
  for (const name of Array.isArray(order) ? order : [])
    if (schema.properties && !schema.properties[name])
      report(`x-ui.order names "${name}", which is no property${meant(name, schema.properties)}`)
}

const meant = (name: string, known: object) => `; did you mean "${closestOf(name, Object.keys(known))}"?`

/** What import and export need from the widget schemas: the schemas decide where each key belongs (rule import-2). */
import { resolvedSchemas } from '../generated/resolved'
import type { Schema } from '../dialect/schema'
import { olderSchemas } from '../frozen'
import {
  registered,
  upgradeWidget,
  versionOf,
  type Chains,
  type Upgrade,
  type VersionedContent,
} from '../migrations'

export interface WidgetSchemas {
  /** Resolved `{props, style}` schema of a type at a version; `undefined` if unknown or opaque. */
  schemaOf(type: string, version: number): Schema | undefined
  /** Upgrades content of a known type to the version this program writes. */
  upgrade(type: string, content: VersionedContent): Upgrade
  /** Whether widgets of the type have children (`x-children`). */
  isContainer(type: string): boolean
  /** Every property of a box style, to separate style from props if a widget has no schema. */
  boxKeys: ReadonlySet<string>
}

/** The answers of these schemas for import and export; `older` has superseded versions. */
export function createWidgetSchemas(
  current: Readonly<Record<string, Schema>>,
  older: Readonly<Record<string, Readonly<Record<number, Schema>>>> = {},
  chains: Chains = registered,
): WidgetSchemas {
  const styles = Object.values(current).flatMap((schema) =>
    Object.keys(schema.properties?.style?.properties ?? {}),
  )
  return {
    schemaOf(type, version) {
      if (!Object.hasOwn(current, type)) return undefined
      const schema = version === versionOf(type, chains) ? current[type] : older[type]?.[version]
      return schema && isClosed(schema) ? schema : undefined
    },
    upgrade: (type, content) => upgradeWidget(type, content, chains),
    isContainer: (type) => Object.hasOwn(current, type) && current[type]?.['x-children'] !== undefined,
    boxKeys: new Set(styles),
  }
}

/** A schema without declared properties, such as the reserved W0009, cannot separate them. */
function isClosed(schema: Schema): boolean {
  return schema.properties?.props?.additionalProperties === false
}

export const widgetSchemas = createWidgetSchemas(resolvedSchemas, olderSchemas)

/** The door of the migrations: the registered chains, and the upgrade that `parsePage` runs on read. */
import { currentVersion, upgradeThrough, type Chains, type Upgrade, type VersionedContent } from './chain'

export type { Chain, Chains, Step, Upgrade, VersionedContent, WidgetContent } from './chain'

/**
 * Steps by widget type and by the version they read, from `schemas/migrations/<type>/`. Every widget is still at
 * its first version. `npm run check` refuses a folder of steps that is missing here.
 */
export const registered: Chains = {}

/**
 * Takes one widget's content to the version this program writes; never throws, see `Upgrade`. Only for types that
 * have a schema here: a widget of an unknown type keeps whatever version it carries.
 */
export function upgradeWidget(type: string, content: VersionedContent, chains: Chains = registered): Upgrade {
  return upgradeThrough(type, content, chains)
}

/** The version this program writes for `type`. */
export function versionOf(type: string, chains: Chains = registered): number {
  return currentVersion(type, chains)
}

/**
 * Entry point of the migrations: the chains of steps, found by path (`schemas/migrations/<type>/steps.ts`), and the
 * upgrade that `parsePage` runs on read.
 */
import { derivedMap } from '../derived'
import { chains as registered } from '../generated/chains'
import { currentVersion, upgradeThrough, type Chains, type Upgrade, type VersionedContent } from './chain'

export { registered }
export { upgradeFormat } from './format'
export type { Chain, Chains, MigrationStep, Upgrade, VersionedContent } from './chain'

/**
 * Upgrades one widget's content to the version this program writes; never throws, see `Upgrade`. Only for types with a
 * schema: a widget of an unknown type keeps its version.
 */
export function upgradeWidget(type: string, content: VersionedContent, chains: Chains = registered): Upgrade {
  return upgradeThrough(type, content, chains)
}

/** Looked up for every widget that is read. */
const versions = derivedMap<string, number>()

/** The version this program writes for `type`. */
export function versionOf(type: string, chains: Chains = registered): number {
  if (chains !== registered) return currentVersion(type, chains)
  if (!Object.hasOwn(registered, type)) return 1
  let version = versions.get(type)
  if (version === undefined) versions.set(type, (version = currentVersion(type, registered)))
  return version
}

import type { Catalogue } from '../catalogue'
import type { CoupledKeys } from '../coupled'
import type { Schema } from '../dialect/schema'
import type { ContentMark, EntityMark } from '../entities'
import type { FillPlan } from '../fill-plan'
import type { RuleMark } from '../goods-rules'
import type { KeyOrder } from '../key-order'
import type { LinkTarget } from '../link-targets'
import type { Chains } from '../migrations'
import { PAGE_TYPE } from '../page'
import type { PlaceholderMark } from '../placeholders'
import type { Validate } from '../validate-function'

type ByType<Row> = Readonly<Record<string, Row>>

/**
 * All that is known of a set of widget types, by type. `npm run generate -- --root` writes it for an application of its
 * own; `tablesOf` builds it at run time.
 */
export interface Tables {
  catalogue: Catalogue
  fillPlans: ByType<FillPlan>
  validators: ByType<Validate>
  messages: ByType<Record<string, string>>
  keyOrder: ByType<KeyOrder>
  /** Loads the schema with its references inlined, from which the form is made. */
  forms: ByType<() => Promise<Schema>>
  coupledKeys: ByType<CoupledKeys[]>
  entityMarks: ByType<EntityMark[]>
  contentMarks: ByType<ContentMark[]>
  ruleMarks: ByType<RuleMark[]>
  placeholderMarks: ByType<PlaceholderMark[]>
  /** Kind of links → where it leads (rule links-1). */
  linkTargets: Readonly<Record<string, LinkTarget>>
  /** Kind of links → what operators read. */
  linkTitles: Readonly<Record<string, string>>
  chains: Chains
}

/** Tables that have been checked: every type has what the engine needs of it. */
export interface Schemas {
  readonly types: readonly string[]
  readonly tables: Readonly<Tables>
}

/** As the envelope of pages wants it. */
const TYPE = /^[A-Za-z][A-Za-z0-9-]{0,63}$/

const NEEDED = ['fillPlans', 'validators', 'keyOrder', 'forms'] as const

/**
 * A set of widget types for `installSchemas`.
 * @throws Error that names the type and what it lacks
 */
export function createSchemas(tables: Tables): Schemas {
  const types = Object.keys(tables.catalogue)
  for (const type of types) {
    if (!TYPE.test(type))
      throw new Error(
        `Expected types of a letter and up to 63 letters, digits and -, got ${JSON.stringify(type)}.`,
      )
    const lacking = NEEDED.filter((name) => !Object.hasOwn(tables[name], type))
    if (lacking.length > 0)
      throw new Error(
        `Expected ${lacking.join(', ')} of the widget type ${type}, got none; generate the tables again.`,
      )
  }
  if (types.includes(PAGE_TYPE)) checkPage(tables.fillPlans[PAGE_TYPE])
  return { types, tables }
}

/** What the engine reads of a page's configuration. */
function checkPage(plan: FillPlan | undefined): void {
  const { pageWidth, themeColor } = plan?.inner?.['props']?.missing ?? {}
  if (typeof pageWidth !== 'number')
    throw new Error(
      `Expected ${PAGE_TYPE} to have pageWidth, a number with a default, got ${JSON.stringify(pageWidth)}.`,
    )
  if (typeof themeColor !== 'string')
    throw new Error(
      `Expected ${PAGE_TYPE} to have themeColor, a text with a default, got ${JSON.stringify(themeColor)}.`,
    )
}

/**
 * The kinds of rows and of links of an application, as its `schemas/kinds.json` declares them: what `x-entity` may name,
 * what `linkPage` of a link may be, and where each kind leads (rule links-1).
 */
import type { LinkTarget } from '../link-targets'
import { mapValues } from './walk'
import { closestOf } from './closest'
import { formChecker } from './form-problems'
import { kindsSchema, type Kinds, type LinkKind } from './kinds-schema'
import { DialectError, type DialectProblem } from './problem'
import type { Schema, SourceSchema } from './schema'

/** The file in which an application declares its kinds. */
export const KINDS_FILE = 'schemas/kinds.json'

/** Kinds of rows that every application has: a widget of the same page. */
export const NEUTRAL_ENTITIES: readonly string[] = ['widget']

/** Where the links lead that every application has. */
const NEUTRAL: Readonly<Record<string, LinkKind>> = {
  page: { to: '{url}' },
  // the ids of widgets' frames (`draw-frame.tsx`)
  anchor: { to: '#w-{anchor}', entity: 'widget' },
  tel: { to: 'tel:{tel}' },
  href: { to: '{href}' },
}

/** Kinds that have been checked. */
export interface CheckedKinds {
  /** What `x-entity` may name. */
  entities: readonly string[]
  /** Where each kind of links leads; the neutral ones are among them. */
  linkTargets: Readonly<Record<string, LinkTarget>>
  /** What each kind of links is called. */
  linkTitles: Readonly<Record<string, string>>
  /** The shape `common/link` with these kinds; every other shape as it is. */
  withKinds(source: SourceSchema): SourceSchema
}

const checkForm = formChecker(kindsSchema)

/** `one, two, got "tow"; did you mean "two"?` */
export const unknownKind = (name: string, known: readonly string[]): string =>
  `${known.join(', ')}, got "${name}"; did you mean "${closestOf(name, known)}"?`

/**
 * What follows from the kinds of an application.
 * @param given what its `kinds.json` holds; an application without one has the neutral kinds
 * @param link the shape `common/link`, with the neutral kinds
 * @throws DialectError that lists every mistake
 */
export function checkKinds(given: unknown, link: Schema): CheckedKinds {
  const malformed = checkForm(KINDS_FILE, given)
  if (malformed.length > 0) throw new DialectError(malformed)
  const kinds = given as Kinds
  const entities = [...(kinds.entities ?? []), ...NEUTRAL_ENTITIES]
  const problems = [...problemsOfLinks(kinds, entities, link), ...problemsOfEntities(kinds)]
  if (problems.length > 0) throw new DialectError(problems)
  const { enum: neutral = [], 'x-enum': labels = [] } = link.properties?.['linkPage'] ?? {}
  const titles = Object.fromEntries(neutral.map((kind, index) => [String(kind), labels[index] ?? '']))
  // those that are not named come last
  const all = { ...kinds.links, ...mapValues(titles, (_title, kind) => kinds.links?.[kind] ?? {}) }
  const linkTitles = mapValues(all, ({ title }, kind) => title ?? titles[kind] ?? '')
  const linkTargets = mapValues(all, (kind, name) => {
    const said = NEUTRAL[name] ?? kind
    return targetOf(said, entityOf(name, said, entities))
  })
  const shape = shapeOf(kinds, link, entities, linkTitles)
  return {
    entities,
    linkTargets,
    linkTitles,
    withKinds: (source) => (source.id === 'common/link' ? { ...source, schema: shape } : source),
  }
}

/** Before, in and after the braces. */
const ADDRESS = /^([^{}]*)(?:\{([A-Za-z][\w-]*)\}([^{}]*))?$/
/** What an id may stand behind; anything else could make a script of it. */
const SAFE = /^(?:\/(?![/\\])|#|tel:|https?:\/\/[^/]+\/)/

function targetOf({ to, also = [], row }: LinkKind, entity: string | undefined): LinkTarget {
  const [, path = '', key, end = ''] = ADDRESS.exec(to ?? '') ?? []
  return {
    keys: key === undefined ? [] : [key, ...also],
    ...(path !== '' && { path }),
    ...(end !== '' && { end }),
    ...(row !== undefined && { row }),
    ...(entity !== undefined && { entity }),
  }
}

/** Of an application's kind that names none, the one of its own name. */
const entityOf = (name: string, { entity }: LinkKind, entities: readonly string[]): string | undefined =>
  entity ?? (entities.includes(name) && !Object.hasOwn(NEUTRAL, name) ? name : undefined)

const problemAt = (path: readonly string[], message: string): DialectProblem => ({
  file: KINDS_FILE,
  pointer: ['#', ...path.filter((key) => key !== '')].join('/'),
  message,
})

const problemsOfEntities = ({ entities = [] }: Kinds): DialectProblem[] =>
  entities
    .filter((entity) => NEUTRAL_ENTITIES.includes(entity))
    .map((entity) => problemAt(['entities'], `"${entity}" is known without being named`))

function problemsOfLinks(
  { links = {} }: Kinds,
  entities: readonly string[],
  { properties: shape = {} }: Schema,
): DialectProblem[] {
  return Object.entries(links).flatMap(([name, kind]) => {
    const at = ['links', name]
    const isNeutral = Object.hasOwn(NEUTRAL, name)
    if (isNeutral) {
      const { title: _title, ...others } = kind
      return Object.keys(others).map((key) =>
        problemAt([...at, key], `"${name}" is a link of every application; only its title can be said`),
      )
    }
    const { title, to, entity, also = [], row } = kind
    const found: DialectProblem[] = []
    const report = (key: string, message: string) => found.push(problemAt([...at, key], message))
    if (title === undefined) report('', 'a title (what an operator reads) is missing')
    const [, path = '', key] = ADDRESS.exec(to ?? '') ?? []
    if (to === undefined || !ADDRESS.test(to) || !SAFE.test(path))
      report(
        'to',
        `to must be an address that begins with /, #, tel: or https://, with at most one property in braces, such as /events/{event_id}; got ${JSON.stringify(to)}`,
      )
    if (entity !== undefined && !entities.includes(entity))
      report('entity', `entity must be one of ${unknownKind(entity, entities)}`)
    if (also.length > 0 && key === undefined) report('also', 'also needs a property in the braces of to')
    for (const property of [key, row, ...also])
      if (property !== undefined && Object.hasOwn(shape, property))
        report('to', `the property "${property}" of links has another meaning; choose another name`)
    return found
  })
}

/** The shape of a link with the kinds of an application, its properties in their order. */
function shapeOf(
  { links = {}, linkProperties = {} }: Kinds,
  link: Schema,
  entities: readonly string[],
  titles: Readonly<Record<string, string>>,
): Schema {
  const { linkPage = {}, linkPageLabel, ...neutral } = link.properties ?? {}
  const own: Record<string, Schema> = {}
  for (const [name, { title = '', to, entity, also = [], row }] of Object.entries(links)) {
    const kind = entityOf(name, { entity }, entities)
    const key = ADDRESS.exec(to ?? '')?.[2]
    for (const property of [key, ...also, row])
      if (property !== undefined)
        own[property] ??= { title, type: 'string', ...(kind !== undefined && { 'x-entity': kind }) }
  }
  const derived: Record<string, Schema> = { ...own, ...neutral }
  const said = mapValues(linkProperties, (property, name) => ({
    ...(derived[name] ?? { title: '', type: 'string' }),
    ...property,
  }))
  return {
    ...link,
    properties: {
      linkPage: { ...linkPage, enum: Object.keys(titles), 'x-enum': Object.values(titles) },
      ...(linkPageLabel && { linkPageLabel }),
      ...said,
      ...Object.fromEntries(Object.entries(derived).filter(([name]) => !Object.hasOwn(said, name))),
    },
  }
}

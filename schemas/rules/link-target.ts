import linkSchema from '../common/link.schema.json'
import { linkTargetOf } from '../link-targets'
import { eachObject, isEmptyTree, someObject } from '../path-tree'
import { toPointer } from '../pointer'
import type { Rule } from './rule'
import { problemTexts } from '../problem-texts/problem-texts'
import { inLanguage } from '../problem-texts/in-language'

const { enum: kinds, 'x-enum': labels } = linkSchema.properties.linkPage

/** A link with a kind has its target too; an `href` is a target for every kind. */
export const linkTarget: Rule = {
  name: 'linkTarget',
  concerns: (type, { holdersOf }) => !isEmptyTree(holdersOf(type, 'page')),
  check([, widget], { holdersOf }, report) {
    // Only links contain page ids, so the mark of pages finds the links.
    const links = holdersOf(widget.type, 'page')
    if (!someObject(widget, links, isFaulty)) return
    eachObject(widget, links, (link, trail) => {
      const message = faultOf(link)
      if (message) report({ path: toPointer(trail), message })
    })
  },
}

const isFaulty = (link: Readonly<Record<string, unknown>>): boolean => faultOf(link) !== null

function faultOf(link: Readonly<Record<string, unknown>>): string | null {
  const { linkPage: kind } = link
  const keys = linkTargetOf(kind)?.keys
  if (!keys || keys.length === 0 || isPresent(link.href) || keys.some((key) => isPresent(link[key])))
    return null
  return problemTexts.linkTarget(inLanguage(labels[kinds.indexOf(String(kind))] ?? ''), keys)
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

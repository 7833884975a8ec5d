import { linkTargetOf, linkTitleOf } from '../link-targets'
import { eachObject, isEmptyTree, someObject } from '../path-tree'
import { toPointer } from '../pointer'
import type { Rule } from './rule'
import { problemTexts } from '../problem-texts/problem-texts'
import { inLanguage } from '../problem-texts/in-language'

/** A link with a kind has its target too; an `href` is a target for every kind. */
export const linkTarget: Rule = {
  name: 'linkTarget',
  concerns: (type, { linksOf }) => !isEmptyTree(linksOf(type)),
  check([, widget], { linksOf }, report) {
    const links = linksOf(widget.type)
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
  return problemTexts.linkTarget(inLanguage(linkTitleOf(String(kind))), keys)
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

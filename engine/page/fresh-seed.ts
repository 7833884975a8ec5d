import { fillPageProps, insertDefaults } from '@schemas/fill'
import { catalogue } from '@schemas/generated/catalogue'
import type { Seed } from './clip'
import { isRoot, type PageDoc, type Parent } from './doc'
import { PageError } from './find'

/** px; the width of a page that says nothing else. */
const PAGE_WIDTH = fillPageProps({}).pageWidth

/**
 * A new widget of the palette, ready for an insert under `parent`: every default written (page-format rule 3). A
 * widget of the page's width takes the width of this page at the top level; any other keeps its own (designer §9), and
 * none is wider than the page.
 * @throws PageError for a type that the palette does not have
 */
export function freshSeed(doc: PageDoc, type: string, parent: Parent): Seed {
  const entry = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined
  if (!entry || !entry.palette) throw new PageError('a type of the palette', `"${type}"`, 'freshSeed')
  const { pageWidth } = fillPageProps(doc.page.props)
  const { props, style } = insertDefaults(type)
  const spansPage = isRoot(parent) && style.width >= PAGE_WIDTH
  const width = spansPage ? pageWidth : Math.min(style.width, pageWidth)
  return { type, v: entry.version, name: entry.title, alias: '', props, style: { ...style, width } }
}

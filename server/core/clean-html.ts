import sanitize from 'sanitize-html'
import { leadsToApi } from '@schemas/api-address'

const LENGTH = /^-?\d{1,4}(\.\d{1,2})?(px|em|rem|%)$/
const COLOUR = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i]
const BOX = [/^(-?\d{1,4}(\.\d{1,2})?(px|em|rem|%)?\s*){1,4}$/]

/** Styles that change how a text looks, and nothing that could lay it over the page. */
const STYLES = {
  color: COLOUR,
  'background-color': COLOUR,
  'text-align': [/^(left|right|center|justify)$/],
  'text-indent': [LENGTH],
  'text-decoration': [/^(underline|line-through|none)$/],
  'font-size': [LENGTH],
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'font-style': [/^(normal|italic)$/],
  'line-height': [LENGTH, /^\d(\.\d{1,2})?$/],
  width: [LENGTH],
  'max-width': [LENGTH],
  margin: BOX,
  padding: BOX,
}

const TAGS = [
  'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code ul ol li dl dt dd',
  'b strong i em u s sub sup small mark a img figure figcaption video source',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '))

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['style', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'preload'],
    source: ['src', 'type'],
    ol: ['start'],
    col: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], video: ['http', 'https'], source: ['http', 'https'] },
  // `//elsewhere` would follow the page from https to whatever it is served by
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withoutApi(attribs) }),
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs,
    }),
  },
}

/**
 * Removes from an operator's rich text whatever could run scripts, cover the page, load from another host or call the
 * API. Applied when the text is saved; responses contain it as stored.
 */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS)

const ADDRESSES = new Set(['href', 'src', 'poster'])
const withoutApi = (attribs: sanitize.Attributes): sanitize.Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !ADDRESSES.has(name) || !leadsToApi(value.trim())),
  )

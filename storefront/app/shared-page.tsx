import { renderToString } from 'react-dom/server'
import { INERT_ACTIONS, type PageContext, type Shop } from '@engine'
import { FragmentReader, type Fragment } from '@engine/render/fragments'
import { renderPage } from '@engine/render/server'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'
import type {
  DrawnPage,
  FragmentCache,
  OwnParts,
  PageParts,
  PreparedPage,
  RenderFailure,
  RenderOptions,
  SharedText,
} from '@schemas/storefront-entry'
import { withOwnAnswers } from '../shell/expand-data'
import { firstScreenTypes, pageTypes, SCREENS } from '../shell/page-types'
import { App } from './App'
import { titleOfError } from './complete-page'
import { DataText, documentAround, escapeHtml } from './document'
import { pageRegistry } from './registry.server'

type Regions = PageData['regions']

/** Where the frame has a region; text of a page cannot contain it, since `<` is escaped there. */
const PLACES = { header: '<!--header-->', body: '<!--body-->', footer: '<!--footer-->' }
/** Where it greets a member. */
const MOBILE = '\uE000mobile\uE000'
const PLACE = /<!--(header|body|footer)-->|\uE000(mobile)\uE000/

/**
 * A page that shoppers of one kind get with parts of their own: what does not depend on one of them is rendered and
 * serialised once, as the same objects for all of them.
 */
export class SharedPage implements PreparedPage {
  readonly #text: DataText
  readonly #frames: FragmentCache = new Map()
  /** Texts of the frame around the regions, as cut from one rendering. */
  readonly #cut = new WeakMap<Fragment, PageParts>()
  readonly #around = new Map<string, ReturnType<typeof documentAround>>()
  readonly #fragments: ReturnType<NonNullable<RenderOptions['fragments']>> | undefined

  readonly data: PageData

  constructor(
    data: PageData,
    private readonly options: RenderOptions,
  ) {
    this.data = { ...data, title: data.title || titleOfError(data) }
    this.#text = new DataText(this.data, options.ownAnswers ?? false)
    this.#fragments = options.fragments?.(this.data)
  }

  json(own = this.#loaded): PageParts {
    return this.#text.parts(own, this.data.regions)
  }

  html(own = this.#loaded): DrawnPage {
    const shop = this.#shopOf(own)
    const ownAnswers = this.#ownAnswersOf(own)
    const html: Partial<Record<Region, PageParts>> = {}
    const preloads = new Set<string>()
    const failures: RenderFailure[] = []
    let { regions } = this.data
    for (const region of REGIONS) {
      const page = regions[region]
      if (!page) continue
      const rendered = renderPage(page, pageRegistry, this.#contextOf(shop), {
        screen: SCREENS[region],
        cache: this.#fragments?.[region],
        ownAnswers,
      })
      html[region] = rendered.parts
      for (const link of rendered.preloads) preloads.add(link)
      failures.push(...rendered.failures.map((failure) => ({ region, ...failure })))
      if (rendered.page !== page) regions = { ...regions, [region]: rendered.page }
    }
    const { before, between, after } = this.#aroundOf(regions, [...preloads])
    const frame = this.#frame(shop, html, ownAnswers)
    return { parts: [before, ...frame, between, ...this.#text.parts(own, regions), after], failures }
  }

  /** What the page was loaded with. */
  get #loaded(): OwnParts {
    const { viewer, cartCount } = this.data
    return { viewer, cartCount }
  }

  #ownAnswersOf({ answers }: OwnParts): boolean | string {
    return this.options.ownAnswers === true || (answers !== undefined && JSON.stringify(answers))
  }

  #shopOf({ viewer, cartCount, coupons, answers }: OwnParts): Shop {
    const { live, path, params } = this.data
    return {
      user: viewer,
      cart: { count: cartCount, groups: null, added: 0 },
      live: coupons ? { ...live, coupon: coupons } : live,
      path,
      params,
      answers: withOwnAnswers(this.data.answers, answers),
    }
  }

  #contextOf(shop: Shop): PageContext {
    const { page, base, viewport } = this.data
    return { mode: 'render', page, shop, actions: INERT_ACTIONS, base, viewport }
  }

  /** Frame, regions and the number that greets a member, in order. */
  #frame(own: Shop, html: Partial<Record<Region, PageParts>>, ownAnswers: boolean | string): PageParts {
    const cache = this.#fragments && this.#frames
    const mobile = own.user?.mobile
    const shop = own.user && mobile ? { ...own, user: { ...own.user, mobile: MOBILE } } : own
    const reader = new FragmentReader(shop, cache, { ownAnswers, filled: ['mobile'] })
    const name = own.user ? `frame of a member ${mobile ? 'with' : 'without'} a number` : 'frame'
    const { fragment, isShared } = reader.read(name, () => this.#renderFrame(reader.shop))
    let cut = this.#cut.get(fragment)
    if (!cut) {
      const texts = fragment.text.split(PLACE).filter((text) => text !== undefined)
      // every second one is the name of a place
      cut = texts.map((text, index) => (index % 2 === 0 && isShared ? { text } : text))
      if (isShared) this.#cut.set(fragment, cut)
    }
    const places: Record<string, PageParts> = { ...html, mobile: [escapeHtml(mobile ?? '')] }
    return cut.flatMap((part, index) => (index % 2 === 0 ? part : (places[part as string] ?? [])))
  }

  #renderFrame(shop: Shop): Fragment {
    const text = renderToString(
      <App data={this.data} registry={pageRegistry} shop={shop} actions={INERT_ACTIONS} html={PLACES} />,
    )
    return { text, preloads: [] }
  }

  /** The document around its content; the same for all shoppers for whom nothing failed. */
  #aroundOf(
    regions: Regions,
    preloads: readonly string[],
  ): Record<'before' | 'between' | 'after', SharedText> {
    const key = preloads.join('')
    const known = this.#around.get(key)
    const isWhole = regions === this.data.regions
    if (known && isWhole) return known
    const sent = { ...this.data, regions }
    const { origin, phones, assets } = this.options
    const made = documentAround(sent, {
      origin,
      phones,
      preloads,
      assets: assets(pageTypes(sent), firstScreenTypes(sent), sent.viewport),
    })
    if (isWhole) this.#around.set(key, made)
    return made
  }
}

import type { FragmentCache, OwnInput } from '@schemas/storefront-entry'
import type { Shop } from './contract'

/** A rendered part of a page. */
export interface Fragment {
  readonly text: string
  /** `<link rel="preload">` that React put before the fragment: they belong in the head. */
  readonly preloads: readonly string[]
}

/** Variants of one part, newest first. */
const MOST_VARIANTS = 16

/** Fields of the user that are the same for all shoppers of one kind. */
const OF_KIND = new Set<string | symbol>(['login_type', 'is_staff', 'is_vip', 'grade_id'])

interface FragmentReaderOptions {
  /**
   * `true`: the answers of the page were made for this shopper alone, and nothing drawn from them may be kept. A text: how
   * they differ from the shared ones; shoppers with the same text share what was drawn.
   */
  ownAnswers?: boolean | string
  /** Fields of the user that are placeholders, for which the caller puts in what is the shopper's own. */
  filled?: readonly (keyof NonNullable<Shop['user']>)[]
}

/**
 * Renders parts of a page, with one cache for each published revision, live data and kind of shopper (visitors; members
 * with equal prices), or takes them from the cache if all that they have read of the shopper is the same. Parts that
 * read who the shopper is, or answers made for one shopper alone, are never kept.
 */
export class FragmentReader {
  #noting: Shop | undefined
  #reads = new Set<OwnInput>()
  readonly #values = new Map<OwnInput, string | undefined>()
  readonly #ownAnswers: boolean | string
  /** Fields of the user that do not say who the shopper is. */
  readonly #plain: ReadonlySet<string | symbol>

  constructor(
    private readonly own: Shop,
    private readonly cache: FragmentCache | undefined,
    { ownAnswers = false, filled = [] }: FragmentReaderOptions = {},
  ) {
    this.#ownAnswers = ownAnswers
    this.#plain = new Set([...OF_KIND, ...filled])
  }

  /**
   * The shop to render with: it notes what is read. Created only if something is rendered, since an object with getters of
   * its own stays in memory, with all that they refer to, until the next full garbage collection.
   */
  get shop(): Shop {
    return (this.#noting ??= this.cache ? this.#noted(this.own) : this.own)
  }

  /**
   * @param render null: the part is left out
   * @param isWhole whether what was rendered may be kept
   * @returns `isShared`: whether other shoppers get the same object
   */
  read<Result extends Fragment | null>(
    name: string,
    render: () => Result,
    isWhole = () => true,
  ): { fragment: Result | Fragment; isShared: boolean } {
    const variants = this.cache?.get(name) ?? []
    const kept = variants.find(({ reads, key }) => this.#keyOf(reads) === key)
    if (kept) return { fragment: kept, isShared: true }
    this.#reads = new Set()
    const fragment = render()
    const reads = this.#reads
    const key = this.#keyOf(reads)
    if (!fragment || !this.cache || key === undefined || !isWhole()) return { fragment, isShared: false }
    const added = { ...fragment, reads, key }
    this.cache.set(name, [added, ...variants.slice(0, MOST_VARIANTS - 1)])
    return { fragment: added, isShared: true }
  }

  /** The values of some inputs as a text; `undefined`: they must not be kept. */
  #keyOf(inputs: ReadonlySet<OwnInput>): string | undefined {
    const values = [...inputs].map((input) => this.#valueOf(input))
    return values.includes(undefined) ? undefined : values.join(' ')
  }

  #valueOf(input: OwnInput): string | undefined {
    if (!this.#values.has(input)) this.#values.set(input, this.#textOf(input))
    return this.#values.get(input)
  }

  #textOf(input: OwnInput): string | undefined {
    const { cart, live } = this.own
    // the cache is for one value of shared answers
    if (input === 'answers') return this.#ownAnswers === true ? undefined : this.#ownAnswers || ''
    if (input === 'cart') return cart.groups === null ? JSON.stringify(cart) : undefined
    return input === 'coupons' ? JSON.stringify(live.coupon) : undefined
  }

  #noted(own: Shop): Shop {
    const note = (input: OwnInput) => this.#reads.add(input)
    const plain = this.#plain
    const user =
      own.user &&
      new Proxy(own.user, {
        get(target, key) {
          if (!plain.has(key)) note('identity')
          return Reflect.get(target, key) as unknown
        },
        ownKeys(target) {
          note('identity')
          return Reflect.ownKeys(target)
        },
      })
    const live = { ...own.live }
    Object.defineProperty(live, 'coupon', {
      enumerable: true,
      get() {
        note('coupons')
        return own.live.coupon
      },
    })
    const shop = { ...own, user, live }
    return Object.defineProperties(shop, {
      cart: {
        enumerable: true,
        get() {
          note('cart')
          return own.cart
        },
      },
      answers: {
        enumerable: true,
        get() {
          note('answers')
          return own.answers
        },
      },
    })
  }
}

import { proxy, ref } from 'valtio/vanilla'
import type { CheckoutBody, OrderCreated, Quote } from '@schemas/generated/api'
import { trackLater } from '../../shell/analytics/track-later'
import { call as callServer } from '../../shell/api/call'
import { showToast } from '../../shell/state/toasts'
import { checkoutBody, isSent, remarkProblem, takerName, OrderKeys } from './body'
import type { Buying } from './buying'
import {
  noChoices,
  type Choices,
  forgetCheckout,
  keepChoices,
  storedChoices,
  nameRunning,
  type CheckoutName,
} from './choices'
import { problemOf, type PriceChange, type CheckoutProblem } from './problem'

/** Of several requests only the newest counts: an answer or a failure that arrives after a newer request is dropped. */
class Newest {
  #asking: AbortController | undefined

  /** Takes whatever is asked for now back, and asks. @returns undefined where a newer question was asked meanwhile */
  async ask<T>(work: (signal: AbortSignal) => Promise<T>): Promise<{ value: T } | undefined> {
    this.stop()
    const own = (this.#asking = new AbortController())
    try {
      const value = await work(own.signal)
      return this.#asking === own ? { value } : undefined
    } catch (error) {
      if (this.#asking !== own) return undefined
      throw error
    }
  }

  /** What is asked for now counts no more. */
  stop() {
    this.#asking?.abort()
    this.#asking = undefined
  }
}

/** The missing part of a submitted order: a new object for each submission, each of which moves the focus. */
export interface Missing {
  kind: 'address' | 'taker' | 'remark'
}

export interface CheckoutState {
  choices: Choices
  /** The newest that was answered. */
  quote: Quote | null
  /** Whether `quote` is what the choices cost. */
  isCurrent: boolean
  /** Figures are being asked for. */
  waiting: boolean
  /** The order is being made. */
  sending: boolean
  problem: CheckoutProblem | null
  /** What the shopper must agree to before there is an order. */
  changes: readonly PriceChange[] | null
  /** What is missing in the order or not accepted by its shop. */
  missing: Missing | null
}

export interface CheckoutSource {
  name: CheckoutName
  buying: Buying
  shops: readonly string[]
  /** The address that these choices mean; '': there is none. */
  addressOf(choices: Choices): string
  call?: typeof callServer
}

/** Whatever changes what is to be paid. */
export type Priced = Pick<Choices, 'address_id' | 'pickups' | 'coupons' | 'point_use'>

/**
 * A checkout from its first quote to its order. The server computes everything: each change is quoted again, the newest
 * answer wins, and an order is made of nothing but what was quoted (rule checkout-1).
 */
export class Checkout {
  readonly state = proxy<CheckoutState>({
    choices: noChoices(),
    quote: null,
    isCurrent: false,
    waiting: true,
    sending: false,
    problem: null,
    changes: null,
    missing: null,
  })
  readonly #quotes = new Newest()
  readonly #keys = new OrderKeys()
  /** The newest request for figures. */
  #quoting = Promise.resolve()
  readonly #call: typeof callServer

  constructor(private readonly source: CheckoutSource) {
    this.#call = source.call ?? callServer
  }

  /** Goes on where this checkout was left, or begins it. Browser only. */
  begin(): Promise<void> {
    nameRunning(this.source.name)
    this.state.choices = storedChoices(this.source.name)
    return this.requote()
  }

  end() {
    this.#quotes.stop()
  }

  /** Changes what is to be paid. */
  choose(choices: Partial<Priced>): Promise<void> {
    this.#keep(choices)
    return this.requote()
  }

  /** Changes what costs nothing. */
  note(choices: Partial<Omit<Choices, keyof Priced>>) {
    this.#keep(choices)
    // corrected: its message goes at once
    const { missing } = this.state
    if (missing && missing.kind !== this.#missing()) this.state.missing = null
  }

  /** What it costs now. */
  requote(): Promise<void> {
    return (this.#quoting = this.#requote())
  }

  async #requote(): Promise<void> {
    const { state } = this
    state.waiting = true
    state.isCurrent = false
    try {
      const answer = await this.#quotes.ask((signal) =>
        this.#call('POST /getFreightFee', { body: this.#body(), signal, quiet: true }),
      )
      if (!answer) return
      this.#take(answer.value)
    } catch (error) {
      const problem = problemOf(error)
      if (this.#gaveUp(problem)) return this.requote()
      state.problem = problem
    }
    state.waiting = false
  }

  /**
   * Makes the order of what is shown; a second click is the same order. Figures that are being asked for are waited for;
   * if they are others than those that were shown, they must be agreed to (rule checkout-1).
   * @returns undefined where there is none: `state` says why
   */
  async order(): Promise<OrderCreated | undefined> {
    const { state } = this
    const shown = state.quote
    if (this.lacksSomething() || !shown || state.sending) return undefined
    state.sending = true
    try {
      if (state.waiting) await this.#waitForFigures(shown)
      const { quote, isCurrent, changes } = state
      if (!quote || !isCurrent || changes || this.lacksSomething()) return undefined
      const body = { ...this.#body(), quote_id: quote.quote_id, expected_total: quote.total_fee }
      const headers = { 'idempotency-key': this.#keys.of(body) }
      const order = await this.#call('POST /order_new', { body, headers, quiet: true })
      forgetCheckout(this.source.name)
      trackLater('order', { trade_id: order.trade_id, total_fee: order.total_fee })
      return order
    } catch (error) {
      await this.#refused(problemOf(error))
      return undefined
    } finally {
      state.sending = false
    }
  }

  /** Waits for the newest figures; `state.changes` says where they differ from those that were shown. */
  async #waitForFigures(shown: Quote) {
    const { state } = this
    // a request that was replaced ends without figures, and one that was stopped has no other after it
    for (let asked; state.waiting && asked !== this.#quoting;) await (asked = this.#quoting)
    const { quote } = state
    if (!quote || !state.isCurrent) return
    const changes = SUMS.filter((field) => quote[field] !== shown[field]).map((field) => ({
      field,
      item_id: '',
      item_name: '',
      before: shown[field],
      after: quote[field],
    }))
    if (changes.length > 0) state.changes = ref(changes)
  }

  /** Whether the order is incomplete; sets `state.missing` to a new object each time. */
  lacksSomething(): boolean {
    const kind = this.#missing()
    // kept by reference: an equal object must still notify
    this.state.missing = kind && ref({ kind })
    return kind !== null
  }

  /** The shopper pays the new price. */
  agree(): Promise<OrderCreated | undefined> {
    this.state.changes = null
    return this.order()
  }

  /** The shopper looks at it first. */
  decline() {
    this.state.changes = null
  }

  async #refused(problem: CheckoutProblem) {
    const { state } = this
    if (problem.kind === 'price') {
      this.#take(problem.quote)
      state.changes = ref([...problem.changes])
      return
    }
    if (this.#gaveUp(problem)) return this.requote()
    // one that the server picked was taken meanwhile: it picks another
    if (problem.kind === 'coupon') {
      showToast(problem.message)
      return this.requote()
    }
    state.problem = problem
    // what cannot be bought now is settled in the cart
    if (problem.kind === 'lines') state.isCurrent = false
  }

  /** Chooses again what is no longer valid, and says so. @returns whether anything was chosen again */
  #gaveUp({ kind, message }: CheckoutProblem): boolean {
    const { coupons, point_use } = this.state.choices
    if (kind === 'coupon' && coupons !== null) this.#keep({ coupons: null })
    else if (kind === 'points' && point_use > 0) this.#keep({ point_use: 0 })
    else return false
    showToast(message)
    return true
  }

  #take(quote: Quote) {
    const { state } = this
    state.quote = ref(quote)
    state.isCurrent = true
    state.problem = null
    state.missing = null
    // fewer points may be of use than were wanted
    if (quote.point_use !== state.choices.point_use) this.#keep({ point_use: quote.point_use })
  }

  #keep(choices: Partial<Choices>) {
    Object.assign(this.state.choices, choices)
    keepChoices(this.source.name, this.state.choices)
  }

  #body(): CheckoutBody {
    const { buying, shops, addressOf } = this.source
    const choices = withoutProxies(this.state.choices)
    return checkoutBody({ buying, shops, choices, address_id: addressOf(choices) })
  }

  #missing(): Missing['kind'] | null {
    const { shops, addressOf } = this.source
    const { choices } = this.state
    const { taker, remarks } = choices
    if (isSent(shops, choices)) {
      if (addressOf(choices) === '') return 'address'
    } else if (!isWhole(taker)) return 'taker'
    return shops.some((shop) => remarkProblem(remarks[shop]) !== undefined) ? 'remark' : null
  }
}

/** What a shopper agrees to: cents. */
const SUMS = ['point_fee', 'total_fee'] as const

const isWhole = ({ name, mobile }: Choices['taker']) =>
  name !== '' && mobile !== '' && takerName(name) === undefined

/** Without the proxies of the state: what is sent, and compared by its text. */
const withoutProxies = (choices: Choices): Choices => JSON.parse(JSON.stringify(choices)) as Choices

import type { CartLine, CartListAnswer } from '@schemas/generated/api'
import { changed, isNothing, joined, NOTHING, type CartChanges } from './changes'
import { validLines } from './figures'

/** ms, rule calls-4. */
export const UPDATE_DEBOUNCE_MS = 300

/** The server's side of the book. Each resolves to whether it was done; a refusal has been told to the shopper then. */
export interface CartApi {
  /** undefined: it did not answer. */
  list(): Promise<CartListAnswer | undefined>
  setNum(cart_id: string, num: number): Promise<boolean>
  tick(cart_ids: string[], is_checked: boolean): Promise<boolean>
  choosePromotion(cart_id: string, activity_id: string): Promise<boolean>
  remove(cart_ids: string[]): Promise<boolean>
}

/**
 * The cart between shopper and server: changes show at once, go out together 300 ms after the last one, and then the
 * server's own list counts. What it refuses is as it was before.
 */
export class CartBook {
  #truth: CartListAnswer = { valid_cart: [], invalid_cart: [] }
  #sending = NOTHING
  #waiting = NOTHING
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  /**
   * @param show is given the cart whenever it looks different
   * @param settled is called when the server has done something
   */
  constructor(
    private readonly api: CartApi,
    private readonly show: (cart: CartListAnswer) => void,
    private readonly settled: () => void = () => undefined,
  ) {}

  /** The cart with everything that was changed. */
  get shown(): CartListAnswer {
    return changed(changed(this.#truth, this.#sending), this.#waiting)
  }

  /** A line that can be bought, as it is shown. */
  line(cart_id: string): CartLine | undefined {
    return validLines(this.shown).find((line) => line.cart_id === cart_id)
  }

  /** The server's word. */
  take(cart: CartListAnswer) {
    this.#truth = cart
    this.show(this.shown)
  }

  /** Shows a change now and sends it soon. */
  edit(change: Partial<CartChanges>) {
    this.#waiting = joined(this.#waiting, change)
    this.show(this.shown)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), UPDATE_DEBOUNCE_MS)
  }

  /** Takes lines out without waiting. @returns whether they are out */
  async remove(cart_ids: string[]): Promise<boolean> {
    this.edit({ gone: cart_ids })
    await this.flush()
    const left = [...validLines(this.#truth), ...this.#truth.invalid_cart]
    return !left.some(({ cart_id }) => cart_ids.includes(cart_id))
  }

  /** Resolves when the server knows of every change. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    // without anything to send the task ends synchronously, before this assignment, so clear it only if it is this task
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #work() {
    try {
      while (!isNothing(this.#waiting)) {
        this.#sending = this.#waiting
        this.#waiting = NOTHING
        const done = await this.#send(this.#sending)
        const list = await this.api.list()
        this.#truth = list ?? changed(this.#truth, done)
        this.#sending = NOTHING
        this.show(this.shown)
        if (!isNothing(done)) this.settled()
      }
    } finally {
      this.#sending = NOTHING
    }
  }

  /** One after the other: the server lets a member's changes in by turns. @returns what it did */
  async #send({ nums, ticks, promotions, gone }: CartChanges): Promise<CartChanges> {
    const { api } = this
    let done = NOTHING
    const attempt = async (change: Partial<CartChanges>, work: Promise<boolean>) => {
      if (await work) done = joined(done, change)
    }
    if (gone.length > 0) await attempt({ gone }, api.remove([...gone]))
    for (const [cart_id, num] of Object.entries(nums))
      await attempt({ nums: { [cart_id]: num } }, api.setNum(cart_id, num))
    for (const is_checked of [true, false]) {
      const own = Object.entries(ticks).filter(([, tick]) => tick === is_checked)
      if (own.length === 0) continue
      const ids = own.map(([cart_id]) => cart_id)
      await attempt({ ticks: Object.fromEntries(own) }, api.tick(ids, is_checked))
    }
    for (const [cart_id, activity_id] of Object.entries(promotions))
      await attempt({ promotions: { [cart_id]: activity_id } }, api.choosePromotion(cart_id, activity_id))
    return done
  }
}

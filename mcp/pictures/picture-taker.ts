/** Pictures of pages, one after the other, by a browser that runs only while it is needed. */
import { Refusal } from '../refusal'
import type { Screenshot } from '../tools/publish'
import type { Answers } from './page-answers'

/** A page to take a picture of. */
export interface Picture {
  address: string
  size: Parameters<Screenshot>[1]
  /** Answers every request of the page; left out: the network does. */
  answers?: Answers
  /** Whose it is; left out: everything has one owner. */
  owner?: string
}

/** A running browser. */
export interface PictureBrowser {
  /** @returns a PNG; rejects if the page cannot be shown, or the browser ends meanwhile */
  take(picture: Picture): Promise<Buffer>
  isRunning(): boolean
  /** Ends it, by force if it does not end by itself. */
  close(): Promise<void>
}

export interface PictureTakerOptions {
  /** Starts a browser; a Refusal says why there is none. */
  launch: () => Promise<PictureBrowser>
  /** ms for one picture, with the start of the browser. */
  pictureMs: number
  /** ms for which a picture waits for the ones before it, and how many may wait. */
  waitMs: number
  mostWaiting: number
  /** How many of them may be one owner's; absent: all. */
  mostOfOwner?: number
  /** ms after which a browser that takes no picture is ended. */
  idleMs: number
  /** Gets what callers are not told: why the browser failed. */
  report: (error: unknown) => void
}

interface Waiting {
  owner: string | undefined
  begin(): void
  refuse(reason: string): void
}

const STOPPING = 'no picture: the server is stopping'

export class PictureTaker {
  readonly #options: PictureTakerOptions
  readonly #waiting: Waiting[] = []
  #isStopping = false
  #isTaking = false
  /** Refuses the picture that is being taken. */
  #refuse: ((reason: string) => void) | undefined
  #browser: Promise<PictureBrowser> | undefined
  /** Browsers that are being ended. */
  readonly #ending = new Set<Promise<void>>()
  #idle: NodeJS.Timeout | undefined

  constructor(options: PictureTakerOptions) {
    this.#options = options
  }

  /**
   * @returns a PNG
   * @throws Refusal with the address if there are too many pictures to take, one takes too long, or the browser fails
   */
  async take(picture: Picture): Promise<Buffer> {
    try {
      await this.#turn(picture.owner)
      try {
        return await this.#inTime(picture)
      } finally {
        this.#pass()
      }
    } catch (error) {
      throw this.#refusalOf(error, picture)
    }
  }

  /** Refuses the pictures that are being taken or wait, and ends the browser. */
  async close(): Promise<void> {
    this.#isStopping = true
    this.#refuse?.(STOPPING)
    for (const waiting of this.#waiting.splice(0)) waiting.refuse(STOPPING)
    this.#endBrowser()
    await Promise.all(this.#ending)
  }

  async #turn(owner: string | undefined): Promise<void> {
    const { waitMs, mostWaiting, mostOfOwner = mostWaiting } = this.#options
    if (this.#isStopping) throw new Refusal(STOPPING)
    if (!this.#isTaking) {
      this.#isTaking = true
      clearTimeout(this.#idle)
      return
    }
    if (this.#waiting.length >= mostWaiting)
      throw new Refusal(`no picture: ${mostWaiting} others wait already; try again in a moment`)
    if (this.#waiting.filter((waiting) => waiting.owner === owner).length >= mostOfOwner)
      throw new Refusal(`no picture: ${mostOfOwner} of yours wait already; try again in a moment`)
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        begin() {
          clearTimeout(patience)
          resolve()
        },
        refuse(reason) {
          clearTimeout(patience)
          reject(new Refusal(reason))
        },
      }
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        waiting.refuse(
          `no picture: it has waited ${waitMs / 1_000} s for the ones before it; try again in a moment`,
        )
      }, waitMs)
      this.#waiting.push(waiting)
    })
  }

  /** The next one takes its turn; without one the browser becomes idle. */
  #pass(): void {
    const next = this.#waiting.shift()
    if (next) return next.begin()
    this.#isTaking = false
    if (this.#browser) this.#idle = setTimeout(() => this.#endBrowser(), this.#options.idleMs)
  }

  async #inTime(picture: Picture): Promise<Buffer> {
    const { pictureMs } = this.#options
    let timer: NodeJS.Timeout | undefined
    const refused = new Promise<never>((_, reject) => {
      this.#refuse = (reason) => reject(new Refusal(reason))
      timer = setTimeout(
        this.#refuse,
        pictureMs,
        `no picture: the page was not shown within ${pictureMs / 1_000} s`,
      )
    })
    try {
      return await Promise.race([refused, this.#running().then((browser) => browser.take(picture))])
    } catch (error) {
      // a browser that failed once, or is busy with a page that never ends, takes no other picture
      this.#endBrowser()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** The browser; another one if it has crashed. */
  async #running(): Promise<PictureBrowser> {
    const browser = await this.#browser
    if (browser?.isRunning()) return browser
    this.#browser = this.#options.launch()
    return this.#browser
  }

  #endBrowser(): void {
    clearTimeout(this.#idle)
    const browser = this.#browser
    this.#browser = undefined
    if (!browser) return
    const ending: Promise<void> = browser
      // what failed to start was reported to its picture
      .then(
        (started) => started.close(),
        () => undefined,
      )
      .catch(this.#options.report)
      .finally(() => this.#ending.delete(ending))
    this.#ending.add(ending)
  }

  #refusalOf(error: unknown, { address }: Picture): Refusal {
    const help = { address }
    if (error instanceof Refusal) return new Refusal(error.message, { ...error.details, ...help })
    this.#options.report(error)
    return new Refusal('no picture: the browser failed, and its log says why', help)
  }
}

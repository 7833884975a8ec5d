import type { CDPSession, Page } from 'playwright'

/** The JavaScript heap of a page without garbage. */
export class Heap {
  #cdp: Promise<CDPSession> | null = null

  constructor(private readonly page: Page) {}

  /** MB */
  async used(): Promise<number> {
    this.#cdp ??= this.page.context().newCDPSession(this.page)
    const cdp = await this.#cdp
    // the second collection frees what the first one releases
    for (let turn = 0; turn < 2; turn++) await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
}

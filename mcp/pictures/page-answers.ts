/** What a page asks for while it is shown. */
interface PageRequest {
  method: string
  url: string
  /** In lower case, without cookies. */
  headers: Readonly<Record<string, string>>
  /** As Playwright names it: `document`, `image`, `media`, `fetch` … */
  kind: string
}

export interface PageAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Answers the requests of a page in the place of the network; `undefined` refuses one. */
export type Answers = (request: PageRequest) => Promise<PageAnswer | undefined>

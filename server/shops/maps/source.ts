/** What AMap answers for one kind of question; `regeo`: coordinates to an address, `geo`: an address to coordinates. */
export type Question = 'regeo' | 'geo'

export interface MapsSource {
  /** What the page loads; a path of this site, or AMap's address. */
  script: string
  ask(company_id: string, question: Question, parameters: URLSearchParams): Promise<object>
}

/** Address of the script that speaks with the stub. */
export const STUB_SCRIPT = '/_AMapService/stub.js'

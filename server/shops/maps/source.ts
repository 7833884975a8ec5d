/** `regeo`: coordinates to an address, `geo`: an address to coordinates. */
export type Question = 'regeo' | 'geo'

export interface MapsSource {
  /** URL of the page's script: a path of this site, or AMap's. */
  script: string
  ask(company_id: string, question: Question, parameters: URLSearchParams): Promise<object>
}

/** Path of the script that asks the stub. */
export const STUB_SCRIPT = '/_AMapService/stub.js'

export interface Point {
  lat: number
  lng: number
}

/** Names as AMap and the shops' records have them; empty where nothing is known. */
export interface Place {
  province: string
  city: string
  area: string
}

/** Turns coordinates into an address. */
export interface MapsProvider {
  /**
   * Fetches what the service needs. Rejects where it cannot be had.
   * @returns the place of a point, in degrees of WGS-84; rejects where the service refuses or does not answer
   */
  open(): Promise<(point: Point) => Promise<Place>>
}

const NOWHERE: Place = { province: '', city: '', area: '' }

/** Without a maps service the server goes by coordinates alone. */
export const coordinatesOnly: MapsProvider = { open: async () => async () => NOWHERE }

/** Turns coordinates into an address. A maps service plugs in here; none is needed to run. */
export interface MapsProvider {
  addressOf(point: { lat: number; lng: number }): Promise<{ province: string; city: string; area: string }>
}

/** Without a maps service the server goes by coordinates alone. */
export const coordinatesOnly: MapsProvider = {
  addressOf: async () => ({ province: '', city: '', area: '' }),
}

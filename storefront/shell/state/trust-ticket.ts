/** What a third party has proved of whoever came back from it: kept by this tab alone, never in an address or a storage. */
let ticket: string | undefined

export const trustTicket = () => ticket

export function keepTrustTicket(union_id: string | undefined) {
  ticket = union_id
}

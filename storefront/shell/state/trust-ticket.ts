/** The identity that a third party has proved: kept in this tab's memory alone, never in an address or a storage. */
let ticket: string | undefined

export const trustTicket = () => ticket

export function keepTrustTicket(union_id: string | undefined) {
  ticket = union_id
}

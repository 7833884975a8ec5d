/** In whose name something happens to an order or a refund. */
export interface Actor {
  company_id: string
  /** `member`, `operator:{name}`, `system`. */
  actor: string
}

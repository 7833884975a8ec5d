/** Whose rows are meant: every query about them names both. */
export interface Owner {
  company_id: string
  user_id: string
}

/** The requesting member, as the owner of the requested rows. */
export const ownerOf = ({
  company_id,
  member,
}: {
  company_id: string
  member: { user_id: string }
}): Owner => ({
  company_id,
  user_id: member.user_id,
})

/** The audit log's actor for members who change their own account: without name and number. */
export const asActor = ({ company_id, user_id }: Owner) => ({
  company_id,
  operator: { operator_id: `member:${user_id}`, name: '会员本人' },
  subject: 'member',
  subject_id: user_id,
})

/** Owner of a member's lines in the cart; a visitor's have a hash instead. */
export const memberOwner = (user_id: string) => `m:${user_id}`

/** Actor of a change of an order or a refund. */
export interface Actor {
  company_id: string
  /** `member`, `operator:{name}`, `system`. */
  actor: string
}

import type { Transaction } from '../../db/client'
import { member_message, message_cause, type MESSAGE_KINDS } from '../../db/schema'
import type { Owner } from '../../core/owner'
import { newId } from '../../core/ids'

export type MessageKind = (typeof MESSAGE_KINDS)[number]

export interface Telling {
  kind: MessageKind
  /** What it leads to; '' for the account. */
  target_id: string
  /** What `words.ts` needs to say it. */
  facts: Record<string, string | number>
  /** What it tells of: nobody is told of it twice. */
  cause: string
}

/** Tells a member something, in the transaction of what it tells of: neither is there without the other. */
export async function tell(tx: Transaction, { company_id, user_id }: Owner, telling: Telling): Promise<void> {
  const { cause } = telling
  const first = await tx
    .insert(message_cause)
    .values({ company_id, user_id, cause })
    .onConflictDoNothing()
    .returning({ cause: message_cause.cause })
  if (first.length === 0) return
  await tx
    .insert(member_message)
    .values({ company_id, user_id, message_id: newId(), ...telling })
    // a server of the previous version may have written it without its cause
    .onConflictDoNothing()
}

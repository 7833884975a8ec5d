import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { keyTo } from './company'
import { operator } from './operators'

/** A connection of an agent over HTTP, so that any server can answer its next request. */
export const agent_session = pg.pgTable(
  'agent_session',
  {
    company_id: companyId(),
    session_id: pg.text().notNull(),
    operator_id: pg.text().notNull(),
    /** Of `operator_token`: a connection continues with the same token only. */
    token_id: pg.text().notNull(),
    /** Id of a page → revision of its draft that the agent has read last. */
    reads: pg.jsonb().$type<Record<string, string>>().notNull().default({}),
    created: created(),
    /** Last request. */
    seen: moment().notNull().defaultNow(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.session_id] }),
    keyTo(
      'agent_session_operator',
      [t.company_id, t.operator_id],
      [operator.company_id, operator.operator_id],
    ),
    pg.index('agent_session_token').on(t.company_id, t.token_id),
    pg.index('agent_session_operator').on(t.company_id, t.operator_id),
    pg.index('agent_session_seen').on(t.company_id, t.seen),
  ],
)

/** A draft that a connection has saved, to undo it. Revisions do not do: a draft that was not published keeps only the last. */
export const agent_step = pg.pgTable(
  'agent_step',
  {
    company_id: companyId(),
    session_id: pg.text().notNull(),
    /** In the order of the steps. */
    step_id: pg.text().notNull(),
    page_id: pg.text().notNull(),
    /** Page documents. */
    before: pg.text().notNull(),
    after: pg.text().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.session_id, t.step_id] }),
    keyTo(
      'agent_step_session',
      [t.company_id, t.session_id],
      [agent_session.company_id, agent_session.session_id],
    ),
    pg.index('agent_step_created').on(t.company_id, t.created),
  ],
)

/**
 * Hands contexts what the contexts above them provide, found by file name, so that adding one touches no list. Importing
 * this file does it; whatever runs more than one context of the server imports it first.
 */
import type { Choices } from '../back-office/records/choices'
import { provideChoices } from '../back-office/records/choices'
import { provideRecords, type AnyRecord } from '../back-office/records/registry'
import { provideSheets } from '../back-office/csv/registry'
import type { Sheet } from '../back-office/csv/sheet'
import { provideWorklists } from '../back-office/worklists/registry'
import type { Worklist } from '../back-office/worklists/worklist'
import { provideSignInHandlers, type SignInHandler } from '../members/auth/on-sign-in'
import { provideUnsentRefunds, type UnsentRefunds } from '../orders/order-desk/unsent-refunds'
import { provideHandlers, type RefundHandler, type TradeHandler } from '../payments/payments/handlers'
import { provideJobs } from '../platform/jobs/clock'
import type { Job } from '../platform/jobs/job'

provideJobs(Object.values(import.meta.glob<Job>('../*/*/*.job.ts', { import: 'default', eager: true })))
provideRecords(
  Object.values(import.meta.glob<AnyRecord>('../*/*/*.record.ts', { import: 'record', eager: true })),
)
provideChoices(
  Object.values(
    import.meta.glob<readonly Choices[]>('../*/*/*.choices.ts', { import: 'choices', eager: true }),
  ).flat(),
)
provideSheets(Object.values(import.meta.glob<Sheet>('../*/*/*.sheet.ts', { import: 'sheet', eager: true })))
provideWorklists(
  Object.values(import.meta.glob<Worklist>('../*/*/*.worklist.ts', { import: 'worklist', eager: true })),
)
provideHandlers(
  Object.values(import.meta.glob<TradeHandler>('../*/*/paid-trades.ts', { import: 'default', eager: true })),
  Object.values(
    import.meta.glob<RefundHandler>('../*/*/sent-refunds.ts', { import: 'default', eager: true }),
  ),
)
provideSignInHandlers(
  Object.values(
    import.meta.glob<SignInHandler>('../*/*/sign-in.handler.ts', { import: 'default', eager: true }),
  ),
)
for (const refunds of Object.values(
  import.meta.glob<UnsentRefunds>('../*/*/unsent-refunds.handler.ts', { import: 'default', eager: true }),
))
  provideUnsentRefunds(refunds)

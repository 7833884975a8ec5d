/**
 * Hands contexts what the contexts above them provide, found by file name, so that no list has to be maintained.
 * Importing this file is enough; every entry point that runs several contexts imports it first.
 */
import {
  type AnyRecord,
  type Batch,
  type Choices,
  provideBatches,
  provideChoices,
  provideRecords,
  provideCsvKinds,
  provideWorklists,
  type CsvKind,
  type Worklist,
} from '../back-office'
import { provideSignInHandlers, type SignInHandler } from '../members'
import { provideUnsentRefunds, type UnsentRefunds } from '../orders'
import { provideHandlers, type RefundHandler, type TradeHandler } from '../payments'
import { type Job, provideJobs } from '../platform'

provideJobs(Object.values(import.meta.glob<Job>('../*/*/*.job.ts', { import: 'default', eager: true })))
provideRecords(
  Object.values(import.meta.glob<AnyRecord>('../*/*/*.record.ts', { import: 'record', eager: true })),
)
provideChoices(
  Object.values(
    import.meta.glob<readonly Choices[]>('../*/*/*.choices.ts', { import: 'choices', eager: true }),
  ).flat(),
)
provideCsvKinds(Object.values(import.meta.glob<CsvKind>('../*/*/*.csv.ts', { import: 'csv', eager: true })))
provideBatches(
  Object.values(
    import.meta.glob<readonly Batch[]>('../*/*/*.batch.ts', { import: 'batches', eager: true }),
  ).flat(),
)
provideBatches(
  Object.values(
    import.meta.glob<readonly Batch[]>('../*/*/*.batch.ts', { import: 'batches', eager: true }),
  ).flat(),
)
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

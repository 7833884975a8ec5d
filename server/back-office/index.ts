export { type ChainHead, chainHeads } from './audit/chain-repo'
export { recordAudit } from './audit/repo'
export { ChainSigning } from './audit/signing'
export { verifyChains } from './audit/verify-chain'
export {
  type Batch,
  type BatchContext,
  type BatchOutcome,
  defineBatch,
  provideBatches,
} from './batches/batch'
export { readCell, writeCell } from './csv/cells'
export {
  type CsvCells,
  type CsvKind,
  type CsvLine,
  type CsvLineOf,
  type CsvSearch,
  type LineFault,
  type LineOutcome,
  provideCsvKinds,
  type CsvRowContext,
  type RowChange,
} from './csv/csv-kind'
export { type SheetFile, type SheetFormat, tableFile } from './csv/download'
export { draggedMessage } from './csv/row-faults'
export { ensureOwners } from './operators/first-owner'
export { messageBell } from './messages/bell'
export { sessionBell } from './roles/session-bell'
export { closeMessages, tellOperators, tellOperatorsOnce } from './messages/repo'
export { operatorSessions } from './operators/operator-sessions'
export { hashPassword, isPassword } from './operators/passwords'
export { insertOperator, operatorByUsername, operatorsWith } from './operators/repo'
export type { PasswordAttempt } from './operators/sign-in'
export { type ChoiceQuery, type Choices, inOrder, type NamedRows, provideChoices } from './records/choices'
export { filtersOf, HEAD_OFFICE_NAME, SHOP_FILTER, spanOfFilter } from './records/filters'
export { namedBy } from './records/names-repo'
export { plainRecord, type RecordRow } from './records/plain-record'
export {
  type AnyRecord,
  defineRecord,
  type FoundRecords,
  requireMoment,
  provideRecords,
  type RecordSearch,
  shownMoment,
  writtenMoment,
} from './records/record'
export { replaceRows, tableList } from './records/table-repo'
export { resealSecondFactors } from './second-factor/repo'
export { PURPOSE } from './second-factor/codes'
export { saveSetting } from './settings/service'
export {
  accountFact,
  byOperator,
  centsFact,
  type ActionContext,
  type ReadItem,
  mobileFact,
  type OfferedAction,
  provideWorklists,
  linkFact,
  textFact,
  timeFact,
  type Worklist,
  type WorklistPage,
  type WorklistSearch,
} from './worklists/worklist'
export { type ShopsOf, shopIn } from './shops/foreign-repo'

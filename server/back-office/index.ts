export { type ChainHead, chainHeads } from './audit/chain-repo'
export { recordAudit } from './audit/repo'
export { ChainSigning } from './audit/signing'
export { verifyChains } from './audit/verify-chain'
export { readCell, writeCell } from './csv/cells'
export { provideCsvKinds } from './csv/registry'
export type { LineFault, RowDoing, CsvKind, CsvCells, CsvLine, CsvSearch } from './csv/csv-kind'
export { ensureOwners } from './operators/first-owner'
export { operatorSessions } from './operators/operator-sessions'
export { hashPassword, isPassword } from './operators/passwords'
export { insertOperator, operatorByUsername } from './operators/repo'
export { type ChoiceQuery, type Choices, inOrder, type NamedRows, provideChoices } from './records/choices'
export { namedBy } from './records/names-repo'
export { plainRecord, type Row } from './records/plain-record'
export { defineRecord, type FoundRecords, type RecordSearch } from './records/record'
export { type AnyRecord, provideRecords } from './records/registry'
export { replaceRows, tableList } from './records/table-repo'
export { neededMoment, shownMoment, writtenMoment } from './records/wall-clock'
export { resealSecondFactors } from './second-factor/repo'
export { PURPOSE } from './second-factor/take-code'
export { saveSetting } from './settings/service'
export { provideWorklists } from './worklists/registry'
export {
  accountFact,
  byOperator,
  centsFact,
  type Doing,
  type ItemView,
  mobileFact,
  type OfferedAction,
  textFact,
  timeFact,
  type Worklist,
  type WorklistPage,
  type WorklistSearch,
} from './worklists/worklist'

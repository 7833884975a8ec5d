import * as drawn from '@ant-design/icons'
import type { ComponentProps, ComponentType } from 'react'

type Props = ComponentProps<typeof drawn.PlusOutlined>

/**
 * An icon hidden from assistive technology: its text is beside it or on its button, and the library's own name is
 * English. An icon that conveys meaning alone gets an `aria-label` and is then an image with that name.
 */
/* @__NO_SIDE_EFFECTS__ */
function decorative(Icon: ComponentType<Props>) {
  return function DecorativeIcon(props: Props) {
    return props['aria-label'] === undefined ? (
      <Icon {...props} aria-label={undefined} aria-hidden="true" />
    ) : (
      <Icon {...props} />
    )
  }
}

export const AppstoreOutlined = decorative(drawn.AppstoreOutlined)
export const ArrowDownOutlined = decorative(drawn.ArrowDownOutlined)
export const ArrowLeftOutlined = decorative(drawn.ArrowLeftOutlined)
export const ArrowRightOutlined = decorative(drawn.ArrowRightOutlined)
export const ArrowUpOutlined = decorative(drawn.ArrowUpOutlined)
export const AuditOutlined = decorative(drawn.AuditOutlined)
export const CalendarOutlined = decorative(drawn.CalendarOutlined)
export const CaretDownOutlined = decorative(drawn.CaretDownOutlined)
export const CaretRightOutlined = decorative(drawn.CaretRightOutlined)
export const CheckCircleFilled = decorative(drawn.CheckCircleFilled)
export const CheckCircleOutlined = decorative(drawn.CheckCircleOutlined)
export const ClearOutlined = decorative(drawn.ClearOutlined)
export const ClockCircleOutlined = decorative(drawn.ClockCircleOutlined)
export const CloseCircleFilled = decorative(drawn.CloseCircleFilled)
export const CloseCircleOutlined = decorative(drawn.CloseCircleOutlined)
export const CloseOutlined = decorative(drawn.CloseOutlined)
export const ColumnHeightOutlined = decorative(drawn.ColumnHeightOutlined)
export const ColumnWidthOutlined = decorative(drawn.ColumnWidthOutlined)
export const CopyOutlined = decorative(drawn.CopyOutlined)
export const DeleteOutlined = decorative(drawn.DeleteOutlined)
export const DownOutlined = decorative(drawn.DownOutlined)
export const DownloadOutlined = decorative(drawn.DownloadOutlined)
export const EditOutlined = decorative(drawn.EditOutlined)
export const DoubleLeftOutlined = decorative(drawn.DoubleLeftOutlined)
export const DoubleRightOutlined = decorative(drawn.DoubleRightOutlined)
export const EllipsisOutlined = decorative(drawn.EllipsisOutlined)
export const ExclamationCircleFilled = decorative(drawn.ExclamationCircleFilled)
export const ExpandOutlined = decorative(drawn.ExpandOutlined)
export const ExportOutlined = decorative(drawn.ExportOutlined)
export const EyeInvisibleOutlined = decorative(drawn.EyeInvisibleOutlined)
export const EyeOutlined = decorative(drawn.EyeOutlined)
export const FileTextOutlined = decorative(drawn.FileTextOutlined)
export const FolderAddOutlined = decorative(drawn.FolderAddOutlined)
export const FolderOpenOutlined = decorative(drawn.FolderOpenOutlined)
export const FolderOutlined = decorative(drawn.FolderOutlined)
export const HistoryOutlined = decorative(drawn.HistoryOutlined)
export const HolderOutlined = decorative(drawn.HolderOutlined)
export const InboxOutlined = decorative(drawn.InboxOutlined)
export const InfoCircleFilled = decorative(drawn.InfoCircleFilled)
export const QrcodeOutlined = decorative(drawn.QrcodeOutlined)
export const InsertRowAboveOutlined = decorative(drawn.InsertRowAboveOutlined)
export const InsertRowBelowOutlined = decorative(drawn.InsertRowBelowOutlined)
export const LeftOutlined = decorative(drawn.LeftOutlined)
export const LinkOutlined = decorative(drawn.LinkOutlined)
export const LoadingOutlined = decorative(drawn.LoadingOutlined)
export const LockOutlined = decorative(drawn.LockOutlined)
export const UnlockOutlined = decorative(drawn.UnlockOutlined)
export const LogoutOutlined = decorative(drawn.LogoutOutlined)
export const MinusOutlined = decorative(drawn.MinusOutlined)
export const PictureOutlined = decorative(drawn.PictureOutlined)
export const PlusOutlined = decorative(drawn.PlusOutlined)
export const QuestionCircleOutlined = decorative(drawn.QuestionCircleOutlined)
export const RedoOutlined = decorative(drawn.RedoOutlined)
export const RightOutlined = decorative(drawn.RightOutlined)
export const RollbackOutlined = decorative(drawn.RollbackOutlined)
export const SafetyOutlined = decorative(drawn.SafetyOutlined)
export const SaveOutlined = decorative(drawn.SaveOutlined)
export const SearchOutlined = decorative(drawn.SearchOutlined)
export const SettingOutlined = decorative(drawn.SettingOutlined)
export const SnippetsOutlined = decorative(drawn.SnippetsOutlined)
export const SwapOutlined = decorative(drawn.SwapOutlined)
export const SyncOutlined = decorative(drawn.SyncOutlined)
export const TeamOutlined = decorative(drawn.TeamOutlined)
export const UndoOutlined = decorative(drawn.UndoOutlined)
export const UploadOutlined = decorative(drawn.UploadOutlined)
export const UserOutlined = decorative(drawn.UserOutlined)
export const VerticalAlignBottomOutlined = decorative(drawn.VerticalAlignBottomOutlined)
export const VerticalAlignMiddleOutlined = decorative(drawn.VerticalAlignMiddleOutlined)
export const VerticalAlignTopOutlined = decorative(drawn.VerticalAlignTopOutlined)
export const WarningFilled = decorative(drawn.WarningFilled)
export const WarningOutlined = decorative(drawn.WarningOutlined)

// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUITabBarControllerEvents() {
        add(
            ["didSelectTab": .didSelectTab]
                as KeyValuePairs<String, ControlEvent<UITabBarController, (selectedTab: UITab, previousTab: UITab?)>>)
        add(["didSelect": .didSelect] as KeyValuePairs<String, ControlEvent<UITabBarController, UIViewController>>)
    }

    mutating func addUITabBarControllerQuestions() {
        add(
            ["animationControllerForTransition": .animationControllerForTransition]
                as KeyValuePairs<
                    String,
                    Question<
                        UITabBarController, (from: UIViewController, to: UIViewController), (any UIViewControllerAnimatedTransitioning)?
                    >
                >)
        add(["shouldSelectTab": .shouldSelectTab] as KeyValuePairs<String, Question<UITabBarController, UITab, Bool>>)
        add(["shouldSelect": .shouldSelect] as KeyValuePairs<String, Question<UITabBarController, UIViewController, Bool>>)
        add(
            ["preferredInterfaceOrientation": .preferredInterfaceOrientation]
                as KeyValuePairs<String, Question<UITabBarController, Void, UIInterfaceOrientation>>)
        add(
            ["supportedInterfaceOrientations": .supportedInterfaceOrientations]
                as KeyValuePairs<String, Question<UITabBarController, Void, UIInterfaceOrientationMask>>)
        add(
            ["interactionController": .interactionController]
                as KeyValuePairs<
                    String,
                    Question<UITabBarController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?>
                >)
    }

    mutating func addUITabBarEvents() {
        add(["didSelect": .didSelect] as KeyValuePairs<String, ControlEvent<UITabBar, UITabBarItem>>)
    }

    mutating func addUITableViewEvents() {
        add(
            ["willDisplayCell": .willDisplayCell, "didEndDisplayingCell": .didEndDisplayingCell]
                as KeyValuePairs<String, ControlEvent<UITableView, (cell: UITableViewCell, indexPath: IndexPath)>>)
        add(
            ["willDisplayContextMenu": .willDisplayContextMenu, "willEndContextMenuInteraction": .willEndContextMenuInteraction]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UITableView, (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                    >
                >)
        add(
            ["willPerformPreviewAction": .willPerformPreviewAction]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UITableView, (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
                    >
                >)
        add(
            ["didUpdateFocus": .didUpdateFocus]
                as KeyValuePairs<
                    String, ControlEvent<UITableView, (context: UITableViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator)>
                >)
        add(
            ["commitEditing": .commitEditing]
                as KeyValuePairs<String, ControlEvent<UITableView, (editingStyle: UITableViewCell.EditingStyle, indexPath: IndexPath)>>)
        add(
            ["moveRow": .moveRow]
                as KeyValuePairs<String, ControlEvent<UITableView, (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath)>>)
        add(
            [
                "willDisplayHeaderView": .willDisplayHeaderView, "willDisplayFooterView": .willDisplayFooterView,
                "didEndDisplayingHeaderView": .didEndDisplayingHeaderView, "didEndDisplayingFooterView": .didEndDisplayingFooterView,
            ] as KeyValuePairs<String, ControlEvent<UITableView, (view: UIView, section: Int)>>)
        add(
            [
                "accessoryButtonTappedForRow": .accessoryButtonTappedForRow, "didHighlightRow": .didHighlightRow,
                "didUnhighlightRow": .didUnhighlightRow, "didSelectRow": .didSelectRow, "didDeselectRow": .didDeselectRow,
                "performPrimaryActionForRow": .performPrimaryActionForRow, "willBeginEditingRow": .willBeginEditingRow,
            ] as KeyValuePairs<String, ControlEvent<UITableView, IndexPath>>)
        add(["didBeginMultipleSelection": .didBeginMultipleSelection] as KeyValuePairs<String, ControlEvent<UITableView, IndexPath>>)
        add(["didEndEditingRow": .didEndEditingRow] as KeyValuePairs<String, ControlEvent<UITableView, IndexPath?>>)
        add(["didEndMultipleSelection": .didEndMultipleSelection] as KeyValuePairs<String, ControlEvent<UITableView, Void>>)
        add(
            ["prefetchRows": .prefetchRows, "cancelPrefetchingForRows": .cancelPrefetchingForRows]
                as KeyValuePairs<String, ControlEvent<UITableView, [IndexPath]>>)
        add(["dragSessionWillBegin": .dragSessionWillBegin] as KeyValuePairs<String, ControlEvent<UITableView, any UIDragSession>>)
        add(["dragSessionDidEnd": .dragSessionDidEnd] as KeyValuePairs<String, ControlEvent<UITableView, any UIDragSession>>)
        add(["dropSessionDidEnter": .dropSessionDidEnter] as KeyValuePairs<String, ControlEvent<UITableView, any UIDropSession>>)
        add(["dropSessionDidExit": .dropSessionDidExit] as KeyValuePairs<String, ControlEvent<UITableView, any UIDropSession>>)
        add(["dropSessionDidEnd": .dropSessionDidEnd] as KeyValuePairs<String, ControlEvent<UITableView, any UIDropSession>>)
        add(["performDrop": .performDrop] as KeyValuePairs<String, ControlEvent<UITableView, any UITableViewDropCoordinator>>)
    }

    mutating func addUITableViewQuestions() {
        add(
            ["contextMenuConfigurationForRow": .contextMenuConfigurationForRow]
                as KeyValuePairs<String, Question<UITableView, (indexPath: IndexPath, point: CGPoint), UIContextMenuConfiguration?>>)
        add(
            ["dragItems": .dragItems]
                as KeyValuePairs<String, Question<UITableView, (session: any UIDragSession, indexPath: IndexPath), [UIDragItem]>>)
        add(
            ["itemsForAdding": .itemsForAdding]
                as KeyValuePairs<
                    String, Question<UITableView, (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), [UIDragItem]>
                >)
        add(
            ["dropSessionDidUpdate": .dropSessionDidUpdate]
                as KeyValuePairs<
                    String, Question<UITableView, (session: any UIDropSession, destinationIndexPath: IndexPath?), UITableViewDropProposal>
                >)
        add(
            ["targetIndexPathForMoveFromRow": .targetIndexPathForMoveFromRow]
                as KeyValuePairs<
                    String, Question<UITableView, (sourceIndexPath: IndexPath, proposedDestinationIndexPath: IndexPath), IndexPath>
                >)
        add(
            ["sectionForSectionIndexTitle": .sectionForSectionIndexTitle]
                as KeyValuePairs<String, Question<UITableView, (title: String, index: Int), Int>>)
        add(["canEditRow": .canEditRow, "canMoveRow": .canMoveRow] as KeyValuePairs<String, Question<UITableView, IndexPath, Bool>>)
        add(
            [
                "shouldHighlightRow": .shouldHighlightRow, "canPerformPrimaryActionForRow": .canPerformPrimaryActionForRow,
                "shouldIndentWhileEditingRow": .shouldIndentWhileEditingRow,
            ] as KeyValuePairs<String, Question<UITableView, IndexPath, Bool>>)
        add(
            ["shouldBeginMultipleSelection": .shouldBeginMultipleSelection] as KeyValuePairs<String, Question<UITableView, IndexPath, Bool>>
        )
        add(
            ["canFocusRow": .canFocusRow, "selectionFollowsFocus": .selectionFollowsFocus]
                as KeyValuePairs<String, Question<UITableView, IndexPath, Bool>>)
        add(
            ["heightForRow": .heightForRow, "estimatedHeightForRow": .estimatedHeightForRow]
                as KeyValuePairs<String, Question<UITableView, IndexPath, CGFloat>>)
        add(
            ["willSelectRow": .willSelectRow, "willDeselectRow": .willDeselectRow]
                as KeyValuePairs<String, Question<UITableView, IndexPath, IndexPath?>>)
        add(["indentationLevelForRow": .indentationLevelForRow] as KeyValuePairs<String, Question<UITableView, IndexPath, Int>>)
        add(
            ["titleForDeleteConfirmationButtonForRow": .titleForDeleteConfirmationButtonForRow]
                as KeyValuePairs<String, Question<UITableView, IndexPath, String?>>)
        add(
            ["dragPreviewParameters": .dragPreviewParameters]
                as KeyValuePairs<String, Question<UITableView, IndexPath, UIDragPreviewParameters?>>)
        add(
            ["dropPreviewParameters": .dropPreviewParameters]
                as KeyValuePairs<String, Question<UITableView, IndexPath, UIDragPreviewParameters?>>)
        add(
            [
                "leadingSwipeActionsConfigurationForRow": .leadingSwipeActionsConfigurationForRow,
                "trailingSwipeActionsConfigurationForRow": .trailingSwipeActionsConfigurationForRow,
            ] as KeyValuePairs<String, Question<UITableView, IndexPath, UISwipeActionsConfiguration?>>)
        add(["cellForRow": .cellForRow] as KeyValuePairs<String, Question<UITableView, IndexPath, UITableViewCell>>)
        add(
            ["editingStyleForRow": .editingStyleForRow]
                as KeyValuePairs<String, Question<UITableView, IndexPath, UITableViewCell.EditingStyle>>)
        add(["editActionsForRow": .editActionsForRow] as KeyValuePairs<String, Question<UITableView, IndexPath, [UITableViewRowAction]?>>)
        add(
            [
                "heightForHeaderInSection": .heightForHeaderInSection, "heightForFooterInSection": .heightForFooterInSection,
                "estimatedHeightForHeaderInSection": .estimatedHeightForHeaderInSection,
                "estimatedHeightForFooterInSection": .estimatedHeightForFooterInSection,
            ] as KeyValuePairs<String, Question<UITableView, Int, CGFloat>>)
        add(["numberOfRowsInSection": .numberOfRowsInSection] as KeyValuePairs<String, Question<UITableView, Int, Int>>)
        add(
            ["titleForHeaderInSection": .titleForHeaderInSection, "titleForFooterInSection": .titleForFooterInSection]
                as KeyValuePairs<String, Question<UITableView, Int, String?>>)
        add(
            ["viewForHeaderInSection": .viewForHeaderInSection, "viewForFooterInSection": .viewForFooterInSection]
                as KeyValuePairs<String, Question<UITableView, Int, UIView?>>)
        add(
            [
                "previewForHighlightingContextMenu": .previewForHighlightingContextMenu,
                "previewForDismissingContextMenu": .previewForDismissingContextMenu,
            ] as KeyValuePairs<String, Question<UITableView, UIContextMenuConfiguration, UITargetedPreview?>>)
        add(["shouldUpdateFocus": .shouldUpdateFocus] as KeyValuePairs<String, Question<UITableView, UITableViewFocusUpdateContext, Bool>>)
        add(
            ["indexPathForPreferredFocusedView": .indexPathForPreferredFocusedView]
                as KeyValuePairs<String, Question<UITableView, Void, IndexPath?>>)
        add(["numberOfSections": .numberOfSections] as KeyValuePairs<String, Question<UITableView, Void, Int>>)
        add(["sectionIndexTitles": .sectionIndexTitles] as KeyValuePairs<String, Question<UITableView, Void, [String]?>>)
        add(
            ["dragSessionAllowsMoveOperation": .dragSessionAllowsMoveOperation]
                as KeyValuePairs<String, Question<UITableView, any UIDragSession, Bool>>)
        add(
            ["dragSessionIsRestrictedToDraggingApplication": .dragSessionIsRestrictedToDraggingApplication]
                as KeyValuePairs<String, Question<UITableView, any UIDragSession, Bool>>)
        add(["canHandleDrop": .canHandleDrop] as KeyValuePairs<String, Question<UITableView, any UIDropSession, Bool>>)
    }

    mutating func addUITapGestureRecognizerEvents() {
        add(["tap": .tap] as KeyValuePairs<String, ControlEvent<UITapGestureRecognizer, CGPoint>>)
    }

    mutating func addUITextFieldEvents() {
        add(
            [
                "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
                "editingDidEndOnExit": .editingDidEndOnExit,
            ] as KeyValuePairs<String, ControlEvent<UITextField, String>>)
        add(
            ["didBeginEditing": .didBeginEditing, "didEndEditing": .didEndEditing]
                as KeyValuePairs<String, ControlEvent<UITextField, String>>)
        add(
            ["didEndEditingWithReason": .didEndEditingWithReason]
                as KeyValuePairs<String, ControlEvent<UITextField, UITextField.DidEndEditingReason>>)
        add(["didChangeSelection": .didChangeSelection] as KeyValuePairs<String, ControlEvent<UITextField, UITextRange?>>)
        add(
            [
                "inputSelectionWillChange": .inputSelectionWillChange, "inputSelectionDidChange": .inputSelectionDidChange,
                "inputTextWillChange": .inputTextWillChange, "inputTextDidChange": .inputTextDidChange,
            ] as KeyValuePairs<String, ControlEvent<UITextField, Void>>)
    }

    mutating func addUITextFieldQuestions() {
        add(
            ["shouldChangeCharactersIn": .shouldChangeCharactersIn]
                as KeyValuePairs<String, Question<UITextField, (range: NSRange, string: String), Bool>>)
        add(
            ["editMenu": .editMenu]
                as KeyValuePairs<String, Question<UITextField, (range: NSRange, suggestedActions: [UIMenuElement]), UIMenu?>>)
        add(
            [
                "shouldBeginEditing": .shouldBeginEditing, "shouldEndEditing": .shouldEndEditing, "shouldClear": .shouldClear,
                "shouldReturn": .shouldReturn,
            ] as KeyValuePairs<String, Question<UITextField, Void, Bool>>)
    }

    mutating func addUITextInteractionEvents() {
        add(["willBegin": .willBegin, "didEnd": .didEnd] as KeyValuePairs<String, ControlEvent<UITextInteraction, Void>>)
    }

    mutating func addUITextInteractionQuestions() {
        add(["shouldBegin": .shouldBegin] as KeyValuePairs<String, Question<UITextInteraction, CGPoint, Bool>>)
    }

    mutating func addUITextViewEvents() {
        add(
            ["willDisplayItemMenu": .willDisplayItemMenu, "willEndItemMenu": .willEndItemMenu]
                as KeyValuePairs<String, ControlEvent<UITextView, (textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)>>)
        add(["didChangeSelection": .didChangeSelection] as KeyValuePairs<String, ControlEvent<UITextView, NSRange>>)
        add(
            ["didBeginEditing": .didBeginEditing, "didEndEditing": .didEndEditing, "didChange": .didChange]
                as KeyValuePairs<String, ControlEvent<UITextView, String>>)
        add(
            [
                "inputSelectionWillChange": .inputSelectionWillChange, "inputSelectionDidChange": .inputSelectionDidChange,
                "inputTextWillChange": .inputTextWillChange, "inputTextDidChange": .inputTextDidChange,
            ] as KeyValuePairs<String, ControlEvent<UITextView, Void>>)
    }
}

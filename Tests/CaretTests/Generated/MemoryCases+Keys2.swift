// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUIBarButtonItemEvents() {
        add(["tap": .tap] as KeyValuePairs<String, ControlEvent<UIBarButtonItem, Void>>)
    }

    mutating func addUIButtonEvents() {
        add(["tap": .tap] as KeyValuePairs<String, ControlEvent<UIButton, Void>>)
    }

    mutating func addUICollectionViewEvents() {
        add(
            ["willDisplayCell": .willDisplayCell, "didEndDisplayingCell": .didEndDisplayingCell]
                as KeyValuePairs<String, ControlEvent<UICollectionView, (cell: UICollectionViewCell, indexPath: IndexPath)>>)
        add(
            ["willDisplayContextMenu": .willDisplayContextMenu, "willEndContextMenuInteraction": .willEndContextMenuInteraction]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UICollectionView, (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                    >
                >)
        add(
            ["willPerformPreviewAction": .willPerformPreviewAction]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UICollectionView, (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
                    >
                >)
        add(
            ["didUpdateFocus": .didUpdateFocus]
                as KeyValuePairs<
                    String,
                    ControlEvent<UICollectionView, (context: UICollectionViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator)>
                >)
        add(
            ["moveItem": .moveItem]
                as KeyValuePairs<String, ControlEvent<UICollectionView, (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath)>>)
        add(
            [
                "willDisplaySupplementaryView": .willDisplaySupplementaryView,
                "didEndDisplayingSupplementaryView": .didEndDisplayingSupplementaryView,
            ]
                as KeyValuePairs<
                    String, ControlEvent<UICollectionView, (view: UICollectionReusableView, elementKind: String, indexPath: IndexPath)>
                >)
        add(
            [
                "didHighlightItem": .didHighlightItem, "didUnhighlightItem": .didUnhighlightItem, "didSelectItem": .didSelectItem,
                "didDeselectItem": .didDeselectItem, "performPrimaryActionForItem": .performPrimaryActionForItem,
            ] as KeyValuePairs<String, ControlEvent<UICollectionView, IndexPath>>)
        add(["didBeginMultipleSelection": .didBeginMultipleSelection] as KeyValuePairs<String, ControlEvent<UICollectionView, IndexPath>>)
        add(["didEndMultipleSelection": .didEndMultipleSelection] as KeyValuePairs<String, ControlEvent<UICollectionView, Void>>)
        add(
            ["prefetchItems": .prefetchItems, "cancelPrefetchingForItems": .cancelPrefetchingForItems]
                as KeyValuePairs<String, ControlEvent<UICollectionView, [IndexPath]>>)
        add(["performDrop": .performDrop] as KeyValuePairs<String, ControlEvent<UICollectionView, any UICollectionViewDropCoordinator>>)
        add(["dragSessionWillBegin": .dragSessionWillBegin] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDragSession>>)
        add(["dragSessionDidEnd": .dragSessionDidEnd] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDragSession>>)
        add(["dropSessionDidEnter": .dropSessionDidEnter] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDropSession>>)
        add(["dropSessionDidExit": .dropSessionDidExit] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDropSession>>)
        add(["dropSessionDidEnd": .dropSessionDidEnd] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDropSession>>)
    }

    mutating func addUICollectionViewQuestions() {
        add(
            ["highlightPreviewForItem": .highlightPreviewForItem, "dismissalPreviewForItem": .dismissalPreviewForItem]
                as KeyValuePairs<
                    String,
                    Question<UICollectionView, (configuration: UIContextMenuConfiguration, indexPath: IndexPath), UITargetedPreview?>
                >)
        add(
            ["transitionLayout": .transitionLayout]
                as KeyValuePairs<
                    String,
                    Question<
                        UICollectionView, (fromLayout: UICollectionViewLayout, toLayout: UICollectionViewLayout),
                        UICollectionViewTransitionLayout
                    >
                >)
        add(
            ["contextMenuConfigurationForItem": .contextMenuConfigurationForItem]
                as KeyValuePairs<String, Question<UICollectionView, (indexPath: IndexPath, point: CGPoint), UIContextMenuConfiguration?>>)
        add(
            ["contextMenuConfigurationForItems": .contextMenuConfigurationForItems]
                as KeyValuePairs<String, Question<UICollectionView, (indexPaths: [IndexPath], point: CGPoint), UIContextMenuConfiguration?>>
        )
        add(
            ["viewForSupplementaryElement": .viewForSupplementaryElement]
                as KeyValuePairs<String, Question<UICollectionView, (kind: String, indexPath: IndexPath), UICollectionReusableView>>)
        add(
            ["targetIndexPathForMoveOfItem": .targetIndexPathForMoveOfItem]
                as KeyValuePairs<
                    String,
                    Question<
                        UICollectionView, (originalIndexPath: IndexPath, currentIndexPath: IndexPath, proposedIndexPath: IndexPath),
                        IndexPath
                    >
                >)
        add(
            ["targetIndexPathForMove": .targetIndexPathForMove]
                as KeyValuePairs<
                    String, Question<UICollectionView, (originalIndexPath: IndexPath, proposedIndexPath: IndexPath), IndexPath>
                >)
        add(
            ["dragItems": .dragItems]
                as KeyValuePairs<String, Question<UICollectionView, (session: any UIDragSession, indexPath: IndexPath), [UIDragItem]>>)
        add(
            ["itemsForAdding": .itemsForAdding]
                as KeyValuePairs<
                    String, Question<UICollectionView, (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), [UIDragItem]>
                >)
        add(
            ["dropSessionDidUpdate": .dropSessionDidUpdate]
                as KeyValuePairs<
                    String,
                    Question<UICollectionView, (session: any UIDropSession, destinationIndexPath: IndexPath?), UICollectionViewDropProposal>
                >)
        add(
            ["indexPathForIndexTitle": .indexPathForIndexTitle]
                as KeyValuePairs<String, Question<UICollectionView, (title: String, index: Int), IndexPath>>)
        add(["targetContentOffset": .targetContentOffset] as KeyValuePairs<String, Question<UICollectionView, CGPoint, CGPoint>>)
        add(["canMoveItem": .canMoveItem] as KeyValuePairs<String, Question<UICollectionView, IndexPath, Bool>>)
        add(
            [
                "shouldHighlightItem": .shouldHighlightItem, "shouldSelectItem": .shouldSelectItem,
                "shouldDeselectItem": .shouldDeselectItem, "canPerformPrimaryActionForItem": .canPerformPrimaryActionForItem,
                "canEditItem": .canEditItem,
            ] as KeyValuePairs<String, Question<UICollectionView, IndexPath, Bool>>)
        add(
            ["shouldBeginMultipleSelection": .shouldBeginMultipleSelection]
                as KeyValuePairs<String, Question<UICollectionView, IndexPath, Bool>>)
        add(
            ["canFocusItem": .canFocusItem, "selectionFollowsFocus": .selectionFollowsFocus]
                as KeyValuePairs<String, Question<UICollectionView, IndexPath, Bool>>)
        add(["sizeForItem": .sizeForItem] as KeyValuePairs<String, Question<UICollectionView, IndexPath, CGSize>>)
        add(["cellForItem": .cellForItem] as KeyValuePairs<String, Question<UICollectionView, IndexPath, UICollectionViewCell>>)
        add(
            ["dragPreviewParameters": .dragPreviewParameters]
                as KeyValuePairs<String, Question<UICollectionView, IndexPath, UIDragPreviewParameters?>>)
        add(
            ["dropPreviewParameters": .dropPreviewParameters]
                as KeyValuePairs<String, Question<UICollectionView, IndexPath, UIDragPreviewParameters?>>)
        add(
            [
                "minimumLineSpacingForSection": .minimumLineSpacingForSection,
                "minimumInteritemSpacingForSection": .minimumInteritemSpacingForSection,
            ] as KeyValuePairs<String, Question<UICollectionView, Int, CGFloat>>)
        add(
            [
                "referenceSizeForHeaderInSection": .referenceSizeForHeaderInSection,
                "referenceSizeForFooterInSection": .referenceSizeForFooterInSection,
            ] as KeyValuePairs<String, Question<UICollectionView, Int, CGSize>>)
        add(["numberOfItemsInSection": .numberOfItemsInSection] as KeyValuePairs<String, Question<UICollectionView, Int, Int>>)
        add(["insetForSection": .insetForSection] as KeyValuePairs<String, Question<UICollectionView, Int, UIEdgeInsets>>)
        add(
            ["shouldUpdateFocus": .shouldUpdateFocus]
                as KeyValuePairs<String, Question<UICollectionView, UICollectionViewFocusUpdateContext, Bool>>)
        add(
            [
                "previewForHighlightingContextMenu": .previewForHighlightingContextMenu,
                "previewForDismissingContextMenu": .previewForDismissingContextMenu,
            ] as KeyValuePairs<String, Question<UICollectionView, UIContextMenuConfiguration, UITargetedPreview?>>)
        add(
            ["indexPathForPreferredFocusedView": .indexPathForPreferredFocusedView]
                as KeyValuePairs<String, Question<UICollectionView, Void, IndexPath?>>)
        add(["numberOfSections": .numberOfSections] as KeyValuePairs<String, Question<UICollectionView, Void, Int>>)
        add(["indexTitles": .indexTitles] as KeyValuePairs<String, Question<UICollectionView, Void, [String]?>>)
        add(
            ["dragSessionAllowsMoveOperation": .dragSessionAllowsMoveOperation]
                as KeyValuePairs<String, Question<UICollectionView, any UIDragSession, Bool>>)
        add(
            ["dragSessionIsRestrictedToDraggingApplication": .dragSessionIsRestrictedToDraggingApplication]
                as KeyValuePairs<String, Question<UICollectionView, any UIDragSession, Bool>>)
        add(["canHandleDrop": .canHandleDrop] as KeyValuePairs<String, Question<UICollectionView, any UIDropSession, Bool>>)
    }

    mutating func addUIColorPickerViewControllerEvents() {
        add(
            ["didSelect": .didSelect]
                as KeyValuePairs<String, ControlEvent<UIColorPickerViewController, (color: UIColor, continuously: Bool)>>)
        add(
            ["didFinish": .didFinish, "didSelectColor": .didSelectColor]
                as KeyValuePairs<String, ControlEvent<UIColorPickerViewController, Void>>)
    }

    mutating func addUIColorWellEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UIColorWell, UIColor?>>)
    }

    mutating func addUIContextMenuInteractionEvents() {
        add(
            ["willDisplayMenu": .willDisplayMenu, "willEnd": .willEnd]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UIContextMenuInteraction,
                        (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                    >
                >)
        add(
            ["willPerformPreviewAction": .willPerformPreviewAction]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UIContextMenuInteraction,
                        (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
                    >
                >)
    }

    mutating func addUIContextMenuInteractionQuestions() {
        add(
            ["highlightPreview": .highlightPreview, "dismissalPreview": .dismissalPreview]
                as KeyValuePairs<
                    String,
                    Question<
                        UIContextMenuInteraction, (configuration: UIContextMenuConfiguration, identifier: any NSCopying), UITargetedPreview?
                    >
                >)
        add(
            ["configuration": .configuration]
                as KeyValuePairs<String, Question<UIContextMenuInteraction, CGPoint, UIContextMenuConfiguration?>>)
        add(
            ["previewForHighlightingMenu": .previewForHighlightingMenu, "previewForDismissingMenu": .previewForDismissingMenu]
                as KeyValuePairs<String, Question<UIContextMenuInteraction, UIContextMenuConfiguration, UITargetedPreview?>>)
    }

    mutating func addUIControlEvents() {
        add(
            [
                "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
                "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
                "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
                "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
                "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
                "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
                "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
            ] as KeyValuePairs<String, ControlEvent<UIControl, Void>>)
    }

    mutating func addUIDatePickerEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UIDatePicker, Date>>)
    }

    mutating func addUIDocumentPickerViewControllerEvents() {
        add(["wasCancelled": .wasCancelled] as KeyValuePairs<String, ControlEvent<UIDocumentPickerViewController, Void>>)
        add(["didPickDocuments": .didPickDocuments] as KeyValuePairs<String, ControlEvent<UIDocumentPickerViewController, [URL]>>)
    }
}

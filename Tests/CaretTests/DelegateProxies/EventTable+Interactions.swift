import CaretMaps

@testable import Caret
@testable import CaretMaps

extension EventTable {
    func addInteractions() {
        addContextMenu()
        addEditMenu()
        addLargeContent()
        addPointer()
        addToolTip()
        addDrag()
        addDrop()
        addGesture()
    }

    private func addContextMenu() {
        let rows = rows(UIContextMenuInteraction.self) { $0.contextMenuProxy as any UIContextMenuInteractionDelegate }
        rows.question(.configuration) { $0.contextMenuInteraction($1.sender, configurationForMenuAtLocation: $1[0]) }
        rows.question(.previewForHighlightingMenu) {
            $0.contextMenuInteraction($1.sender, previewForHighlightingMenuWithConfiguration: $1[0])
        }
        rows.question(.previewForDismissingMenu) { $0.contextMenuInteraction($1.sender, previewForDismissingMenuWithConfiguration: $1[0]) }
        rows.question(.highlightPreview) {
            $0.contextMenuInteraction($1.sender, configuration: $1[0], highlightPreviewForItemWithIdentifier: $1[1])
        }
        rows.question(.dismissalPreview) {
            $0.contextMenuInteraction($1.sender, configuration: $1[0], dismissalPreviewForItemWithIdentifier: $1[1])
        }
        rows.event("willPerformPreviewAction", .willPerformPreviewAction) {
            $0.contextMenuInteraction($1.sender, willPerformPreviewActionForMenuWith: $1[0], animator: $1[1])
        }
        rows.event("willDisplayMenu", .willDisplayMenu) { $0.contextMenuInteraction($1.sender, willDisplayMenuFor: $1[0], animator: $1[1]) }
        rows.event("willEnd", .willEnd) { $0.contextMenuInteraction($1.sender, willEndFor: $1[0], animator: $1[1]) }
    }

    private func addEditMenu() {
        let rows = rows(UIEditMenuInteraction.self) { $0.editMenuProxy as any UIEditMenuInteractionDelegate }
        rows.question(.menu) { $0.editMenuInteraction($1.sender, menuFor: $1[0], suggestedActions: $1[1]) }
        rows.question(.targetRect) { $0.editMenuInteraction($1.sender, targetRectFor: $1[0]) }
        rows.event("willPresentMenu", .willPresentMenu) { $0.editMenuInteraction($1.sender, willPresentMenuFor: $1[0], animator: $1[1]) }
        rows.event("willDismissMenu", .willDismissMenu) { $0.editMenuInteraction($1.sender, willDismissMenuFor: $1[0], animator: $1[1]) }
    }

    private func addLargeContent() {
        let rows = rows(UILargeContentViewerInteraction.self) { $0.largeContentProxy as any UILargeContentViewerInteractionDelegate }
        rows.event("didEnd", .didEnd) { $0.largeContentViewerInteraction($1.sender, didEndOn: $1[0], at: $1[1]) }
        rows.question(.item) { $0.largeContentViewerInteraction($1.sender, itemAt: $1[0]) }
        rows.question(.viewController) { $0.viewController(for: $1.sender) }
    }

    private func addPointer() {
        let rows = rows(UIPointerInteraction.self) { $0.pointerProxy as any UIPointerInteractionDelegate }
        rows.question(.region) { $0.pointerInteraction($1.sender, regionFor: $1[0], defaultRegion: $1[1]) }
        rows.question(.style) { $0.pointerInteraction($1.sender, styleFor: $1[0]) }
        rows.event("willEnterRegion", .willEnterRegion) { $0.pointerInteraction($1.sender, willEnter: $1[0], animator: $1[1]) }
        rows.event("willExitRegion", .willExitRegion) { $0.pointerInteraction($1.sender, willExit: $1[0], animator: $1[1]) }
    }

    private func addToolTip() {
        let rows = rows(UIToolTipInteraction.self) { $0.toolTipProxy as any UIToolTipInteractionDelegate }
        rows.question(.configuration) { $0.toolTipInteraction($1.sender, configurationAt: $1[0]) }
    }

    private func addDrag() {
        let rows = rows(UIDragInteraction.self) { $0.dragProxy as any UIDragInteractionDelegate }
        rows.question(.dragItems) { $0.dragInteraction($1.sender, itemsForBeginning: $1[0]) }
        rows.question(.itemsForAdding) { $0.dragInteraction($1.sender, itemsForAddingTo: $1[0], withTouchAt: $1[1]) }
        rows.event("sessionWillAdd", .sessionWillAdd) { $0.dragInteraction($1.sender, session: $1[0], willAdd: $1[1], for: $1[2]) }
        rows.question(.previewForLifting) { $0.dragInteraction($1.sender, previewForLifting: $1[0], session: $1[1]) }
        rows.event("willAnimateLift", .willAnimateLift) { $0.dragInteraction($1.sender, willAnimateLiftWith: $1[0], session: $1[1]) }
        rows.event("sessionWillBegin", .sessionWillBegin) { $0.dragInteraction($1.sender, sessionWillBegin: $1[0]) }
        rows.question(.sessionAllowsMoveOperation) { $0.dragInteraction($1.sender, sessionAllowsMoveOperation: $1[0]) }
        rows.question(.sessionIsRestrictedToDraggingApplication) {
            $0.dragInteraction($1.sender, sessionIsRestrictedToDraggingApplication: $1[0])
        }
        rows.event("sessionDidMove", .sessionDidMove) { $0.dragInteraction($1.sender, sessionDidMove: $1[0]) }
        rows.event("sessionWillEnd", .sessionWillEnd) { $0.dragInteraction($1.sender, session: $1[0], willEndWith: $1[1]) }
        rows.event("sessionDidEnd", .sessionDidEnd) { $0.dragInteraction($1.sender, session: $1[0], didEndWith: $1[1]) }
        rows.question(.previewForCancelling) { $0.dragInteraction($1.sender, previewForCancelling: $1[0], withDefault: $1[1]) }
        rows.event("willAnimateCancel", .willAnimateCancel) { $0.dragInteraction($1.sender, item: $1[0], willAnimateCancelWith: $1[1]) }
    }

    private func addDrop() {
        let rows = rows(UIDropInteraction.self) { $0.dropProxy as any UIDropInteractionDelegate }
        rows.question(.canHandleDrop) { $0.dropInteraction($1.sender, canHandle: $1[0]) }
        rows.event("sessionDidEnter", .sessionDidEnter) { $0.dropInteraction($1.sender, sessionDidEnter: $1[0]) }
        rows.question(.sessionDidUpdate) { $0.dropInteraction($1.sender, sessionDidUpdate: $1[0]) }
        rows.event("sessionDidExit", .sessionDidExit) { $0.dropInteraction($1.sender, sessionDidExit: $1[0]) }
        rows.event("performDrop", .performDrop) { $0.dropInteraction($1.sender, performDrop: $1[0]) }
        rows.event("concludeDrop", .concludeDrop) { $0.dropInteraction($1.sender, concludeDrop: $1[0]) }
        rows.event("sessionDidEnd", .sessionDidEnd) { $0.dropInteraction($1.sender, sessionDidEnd: $1[0]) }
        rows.question(.previewForDropping) { $0.dropInteraction($1.sender, previewForDropping: $1[0], withDefault: $1[1]) }
        rows.event("willAnimateDrop", .willAnimateDrop) { $0.dropInteraction($1.sender, item: $1[0], willAnimateDropWith: $1[1]) }
    }

    private func addGesture() {
        let rows = rows(UIGestureRecognizer.self) { $0.gestureProxy as any UIGestureRecognizerDelegate }
        rows.question(.shouldBegin) { $0.gestureRecognizerShouldBegin($1.sender) }
        rows.question(.shouldRecognizeSimultaneouslyWith) { $0.gestureRecognizer($1.sender, shouldRecognizeSimultaneouslyWith: $1[0]) }
        rows.question(.shouldRequireFailureOf) { $0.gestureRecognizer($1.sender, shouldRequireFailureOf: $1[0]) }
        rows.question(.shouldBeRequiredToFailBy) { $0.gestureRecognizer($1.sender, shouldBeRequiredToFailBy: $1[0]) }
        rows.question(.shouldReceiveEvent) { $0.gestureRecognizer($1.sender, shouldReceive: $1[0] as UIEvent) }
        rows.question(.shouldReceiveTouch) { $0.gestureRecognizer($1.sender, shouldReceive: $1[0] as UITouch) }
        rows.question(.shouldReceivePress) { $0.gestureRecognizer($1.sender, shouldReceive: $1[0] as UIPress) }
    }
}

// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addUIColorPickerViewController() {
        notified("didFinish", .didFinish as ControlEvent<UIColorPickerViewController, Void>, (any UIColorPickerViewControllerDelegate).self)
        { d, s, _ in d.colorPickerViewControllerDidFinish(s) }
        notified(
            "didSelect", .didSelect as ControlEvent<UIColorPickerViewController, (color: UIColor, continuously: Bool)>,
            (any UIColorPickerViewControllerDelegate).self
        ) { d, s, a in d.colorPickerViewController(s, didSelect: a[0], continuously: a[1]) }
        notified(
            "didSelectColor", .didSelectColor as ControlEvent<UIColorPickerViewController, Void>,
            (any UIColorPickerViewControllerDelegate).self
        ) { d, s, _ in d.colorPickerViewControllerDidSelectColor(s) }
    }

    mutating func addUIContextMenuInteraction() {
        asked(
            "configuration", .configuration as Question<UIContextMenuInteraction, CGPoint, UIContextMenuConfiguration?>,
            (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, configurationForMenuAtLocation: a[0]) }
        asked(
            "dismissalPreview",
            .dismissalPreview
                as Question<
                    UIContextMenuInteraction, (configuration: UIContextMenuConfiguration, identifier: any NSCopying), UITargetedPreview?
                >, (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, configuration: a[0], dismissalPreviewForItemWithIdentifier: a[1]) }
        asked(
            "highlightPreview",
            .highlightPreview
                as Question<
                    UIContextMenuInteraction, (configuration: UIContextMenuConfiguration, identifier: any NSCopying), UITargetedPreview?
                >, (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, configuration: a[0], highlightPreviewForItemWithIdentifier: a[1]) }
        asked(
            "previewForDismissingMenu",
            .previewForDismissingMenu as Question<UIContextMenuInteraction, UIContextMenuConfiguration, UITargetedPreview?>,
            (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, previewForDismissingMenuWithConfiguration: a[0]) }
        asked(
            "previewForHighlightingMenu",
            .previewForHighlightingMenu as Question<UIContextMenuInteraction, UIContextMenuConfiguration, UITargetedPreview?>,
            (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, previewForHighlightingMenuWithConfiguration: a[0]) }
        notified(
            "willDisplayMenu",
            .willDisplayMenu
                as ControlEvent<
                    UIContextMenuInteraction,
                    (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                >, (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, willDisplayMenuFor: a[0], animator: a[1]) }
        notified(
            "willEnd",
            .willEnd
                as ControlEvent<
                    UIContextMenuInteraction,
                    (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                >, (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, willEndFor: a[0], animator: a[1]) }
        notified(
            "willPerformPreviewAction",
            .willPerformPreviewAction
                as ControlEvent<
                    UIContextMenuInteraction,
                    (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
                >, (any UIContextMenuInteractionDelegate).self
        ) { d, s, a in d.contextMenuInteraction(s, willPerformPreviewActionForMenuWith: a[0], animator: a[1]) }
    }

    mutating func addUIDocumentPickerViewController() {
        notified(
            "didPickDocuments", .didPickDocuments as ControlEvent<UIDocumentPickerViewController, [URL]>,
            (any UIDocumentPickerDelegate).self
        ) { d, s, a in d.documentPicker(s, didPickDocumentsAt: a[0]) }
        notified("wasCancelled", .wasCancelled as ControlEvent<UIDocumentPickerViewController, Void>, (any UIDocumentPickerDelegate).self) {
            d, s, _ in d.documentPickerWasCancelled(s)
        }
    }

    mutating func addUIDragInteraction() {
        asked("dragItems", .dragItems as Question<UIDragInteraction, any UIDragSession, [UIDragItem]>, (any UIDragInteractionDelegate).self)
        { d, s, a in d.dragInteraction(s, itemsForBeginning: a[0]) }
        asked(
            "itemsForAdding", .itemsForAdding as Question<UIDragInteraction, (session: any UIDragSession, point: CGPoint), [UIDragItem]>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, itemsForAddingTo: a[0], withTouchAt: a[1]) }
        asked(
            "previewForCancelling",
            .previewForCancelling
                as Question<UIDragInteraction, (item: UIDragItem, defaultPreview: UITargetedDragPreview), UITargetedDragPreview?>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, previewForCancelling: a[0], withDefault: a[1]) }
        asked(
            "previewForLifting",
            .previewForLifting as Question<UIDragInteraction, (item: UIDragItem, session: any UIDragSession), UITargetedDragPreview?>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, previewForLifting: a[0], session: a[1]) }
        agreed(
            "sessionAllowsMoveOperation", .sessionAllowsMoveOperation as Question<UIDragInteraction, any UIDragSession, Bool>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, sessionAllowsMoveOperation: a[0]) }
        notified(
            "sessionDidEnd", .sessionDidEnd as ControlEvent<UIDragInteraction, (session: any UIDragSession, operation: UIDropOperation)>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, session: a[0], didEndWith: a[1]) }
        notified(
            "sessionDidMove", .sessionDidMove as ControlEvent<UIDragInteraction, any UIDragSession>, (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, sessionDidMove: a[0]) }
        asked(
            "sessionIsRestrictedToDraggingApplication",
            .sessionIsRestrictedToDraggingApplication as Question<UIDragInteraction, any UIDragSession, Bool>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, sessionIsRestrictedToDraggingApplication: a[0]) }
        notified(
            "sessionWillAdd",
            .sessionWillAdd
                as ControlEvent<UIDragInteraction, (session: any UIDragSession, items: [UIDragItem], addingInteraction: UIDragInteraction)>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, session: a[0], willAdd: a[1], for: a[2]) }
        notified(
            "sessionWillBegin", .sessionWillBegin as ControlEvent<UIDragInteraction, any UIDragSession>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, sessionWillBegin: a[0]) }
        notified(
            "sessionWillEnd", .sessionWillEnd as ControlEvent<UIDragInteraction, (session: any UIDragSession, operation: UIDropOperation)>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, session: a[0], willEndWith: a[1]) }
        notified(
            "willAnimateCancel", .willAnimateCancel as ControlEvent<UIDragInteraction, (item: UIDragItem, animator: any UIDragAnimating)>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, item: a[0], willAnimateCancelWith: a[1]) }
        notified(
            "willAnimateLift",
            .willAnimateLift as ControlEvent<UIDragInteraction, (animator: any UIDragAnimating, session: any UIDragSession)>,
            (any UIDragInteractionDelegate).self
        ) { d, s, a in d.dragInteraction(s, willAnimateLiftWith: a[0], session: a[1]) }
    }

    mutating func addUIDropInteraction() {
        agreed(
            "canHandleDrop", .canHandleDrop as Question<UIDropInteraction, any UIDropSession, Bool>, (any UIDropInteractionDelegate).self
        ) { d, s, a in d.dropInteraction(s, canHandle: a[0]) }
        notified("concludeDrop", .concludeDrop as ControlEvent<UIDropInteraction, any UIDropSession>, (any UIDropInteractionDelegate).self)
        { d, s, a in d.dropInteraction(s, concludeDrop: a[0]) }
        notified("performDrop", .performDrop as ControlEvent<UIDropInteraction, any UIDropSession>, (any UIDropInteractionDelegate).self) {
            d, s, a in d.dropInteraction(s, performDrop: a[0])
        }
        asked(
            "previewForDropping",
            .previewForDropping
                as Question<UIDropInteraction, (item: UIDragItem, defaultPreview: UITargetedDragPreview), UITargetedDragPreview?>,
            (any UIDropInteractionDelegate).self
        ) { d, s, a in d.dropInteraction(s, previewForDropping: a[0], withDefault: a[1]) }
        notified(
            "sessionDidEnd", .sessionDidEnd as ControlEvent<UIDropInteraction, any UIDropSession>, (any UIDropInteractionDelegate).self
        ) { d, s, a in d.dropInteraction(s, sessionDidEnd: a[0]) }
        notified(
            "sessionDidEnter", .sessionDidEnter as ControlEvent<UIDropInteraction, any UIDropSession>, (any UIDropInteractionDelegate).self
        ) { d, s, a in d.dropInteraction(s, sessionDidEnter: a[0]) }
        notified(
            "sessionDidExit", .sessionDidExit as ControlEvent<UIDropInteraction, any UIDropSession>, (any UIDropInteractionDelegate).self
        ) { d, s, a in d.dropInteraction(s, sessionDidExit: a[0]) }
        asked(
            "sessionDidUpdate", .sessionDidUpdate as Question<UIDropInteraction, any UIDropSession, UIDropProposal>,
            (any UIDropInteractionDelegate).self
        ) { d, s, a in d.dropInteraction(s, sessionDidUpdate: a[0]) }
        notified(
            "willAnimateDrop", .willAnimateDrop as ControlEvent<UIDropInteraction, (item: UIDragItem, animator: any UIDragAnimating)>,
            (any UIDropInteractionDelegate).self
        ) { d, s, a in d.dropInteraction(s, item: a[0], willAnimateDropWith: a[1]) }
    }

    mutating func addUIEditMenuInteraction() {
        asked(
            "menu",
            .menu as Question<UIEditMenuInteraction, (configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]), UIMenu?>,
            (any UIEditMenuInteractionDelegate).self
        ) { d, s, a in d.editMenuInteraction(s, menuFor: a[0], suggestedActions: a[1]) }
        asked(
            "targetRect", .targetRect as Question<UIEditMenuInteraction, UIEditMenuConfiguration, CGRect>,
            (any UIEditMenuInteractionDelegate).self
        ) { d, s, a in d.editMenuInteraction(s, targetRectFor: a[0]) }
        notified(
            "willDismissMenu",
            .willDismissMenu
                as ControlEvent<
                    UIEditMenuInteraction, (configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
                >, (any UIEditMenuInteractionDelegate).self
        ) { d, s, a in d.editMenuInteraction(s, willDismissMenuFor: a[0], animator: a[1]) }
        notified(
            "willPresentMenu",
            .willPresentMenu
                as ControlEvent<
                    UIEditMenuInteraction, (configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
                >, (any UIEditMenuInteractionDelegate).self
        ) { d, s, a in d.editMenuInteraction(s, willPresentMenuFor: a[0], animator: a[1]) }
    }

    mutating func addUIFindInteraction() {
        notified("didBegin", .didBegin as ControlEvent<UIFindInteraction, UIFindSession>, (any UIFindInteractionDelegate).self) { d, s, a in
            d.findInteraction(s, didBegin: a[0])
        }
        notified("didEnd", .didEnd as ControlEvent<UIFindInteraction, UIFindSession>, (any UIFindInteractionDelegate).self) { d, s, a in
            d.findInteraction(s, didEnd: a[0])
        }
        asked("session", .session as Question<UIFindInteraction, UIView, UIFindSession?>, (any UIFindInteractionDelegate).self) { d, s, a in
            d.findInteraction(s, sessionFor: a[0])
        }
    }

    mutating func addUIFontPickerViewController() {
        notified("didCancel", .didCancel as ControlEvent<UIFontPickerViewController, Void>, (any UIFontPickerViewControllerDelegate).self) {
            d, s, _ in d.fontPickerViewControllerDidCancel(s)
        }
        notified(
            "didPickFont", .didPickFont as ControlEvent<UIFontPickerViewController, Void>, (any UIFontPickerViewControllerDelegate).self
        ) { d, s, _ in d.fontPickerViewControllerDidPickFont(s) }
    }

    mutating func addUIGestureRecognizer() {
        asked(
            "shouldBeRequiredToFailBy", .shouldBeRequiredToFailBy as Question<UIGestureRecognizer, UIGestureRecognizer, Bool>,
            (any UIGestureRecognizerDelegate).self
        ) { d, s, a in d.gestureRecognizer(s, shouldBeRequiredToFailBy: a[0]) }
        agreed("shouldBegin", .shouldBegin as Question<UIGestureRecognizer, Void, Bool>, (any UIGestureRecognizerDelegate).self) {
            d, s, _ in d.gestureRecognizerShouldBegin(s)
        }
        agreed(
            "shouldReceiveEvent", .shouldReceiveEvent as Question<UIGestureRecognizer, UIEvent, Bool>,
            (any UIGestureRecognizerDelegate).self
        ) { d, s, a in d.gestureRecognizer(s, shouldReceive: a[0] as UIEvent) }
        agreed(
            "shouldReceivePress", .shouldReceivePress as Question<UIGestureRecognizer, UIPress, Bool>,
            (any UIGestureRecognizerDelegate).self
        ) { d, s, a in d.gestureRecognizer(s, shouldReceive: a[0] as UIPress) }
        agreed(
            "shouldReceiveTouch", .shouldReceiveTouch as Question<UIGestureRecognizer, UITouch, Bool>,
            (any UIGestureRecognizerDelegate).self
        ) { d, s, a in d.gestureRecognizer(s, shouldReceive: a[0] as UITouch) }
        asked(
            "shouldRecognizeSimultaneouslyWith",
            .shouldRecognizeSimultaneouslyWith as Question<UIGestureRecognizer, UIGestureRecognizer, Bool>,
            (any UIGestureRecognizerDelegate).self
        ) { d, s, a in d.gestureRecognizer(s, shouldRecognizeSimultaneouslyWith: a[0]) }
        asked(
            "shouldRequireFailureOf", .shouldRequireFailureOf as Question<UIGestureRecognizer, UIGestureRecognizer, Bool>,
            (any UIGestureRecognizerDelegate).self
        ) { d, s, a in d.gestureRecognizer(s, shouldRequireFailureOf: a[0]) }
    }

    mutating func addUIImagePickerController() {
        notified("didCancel", .didCancel as ControlEvent<UIImagePickerController, Void>, (any UIImagePickerControllerDelegate).self) {
            d, s, _ in d.imagePickerControllerDidCancel(s)
        }
        notifiedOnly(
            "didFinishPickingMedia",
            .didFinishPickingMedia as ControlEvent<UIImagePickerController, [UIImagePickerController.InfoKey: Any]>,
            (any UIImagePickerControllerDelegate).self
        ) { d, s, a in d.imagePickerController(s, didFinishPickingMediaWithInfo: a[0]) }
    }
}

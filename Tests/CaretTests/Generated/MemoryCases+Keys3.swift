// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUIDragInteractionEvents() {
        add(
            ["willAnimateLift": .willAnimateLift]
                as KeyValuePairs<String, ControlEvent<UIDragInteraction, (animator: any UIDragAnimating, session: any UIDragSession)>>)
        add(
            ["willAnimateCancel": .willAnimateCancel]
                as KeyValuePairs<String, ControlEvent<UIDragInteraction, (item: UIDragItem, animator: any UIDragAnimating)>>)
        add(
            ["sessionWillAdd": .sessionWillAdd]
                as KeyValuePairs<
                    String,
                    ControlEvent<UIDragInteraction, (session: any UIDragSession, items: [UIDragItem], addingInteraction: UIDragInteraction)>
                >)
        add(
            ["sessionWillEnd": .sessionWillEnd]
                as KeyValuePairs<String, ControlEvent<UIDragInteraction, (session: any UIDragSession, operation: UIDropOperation)>>)
        add(
            ["sessionDidEnd": .sessionDidEnd]
                as KeyValuePairs<String, ControlEvent<UIDragInteraction, (session: any UIDragSession, operation: UIDropOperation)>>)
        add(["sessionWillBegin": .sessionWillBegin] as KeyValuePairs<String, ControlEvent<UIDragInteraction, any UIDragSession>>)
        add(["sessionDidMove": .sessionDidMove] as KeyValuePairs<String, ControlEvent<UIDragInteraction, any UIDragSession>>)
    }

    mutating func addUIDragInteractionQuestions() {
        add(
            ["previewForCancelling": .previewForCancelling]
                as KeyValuePairs<
                    String, Question<UIDragInteraction, (item: UIDragItem, defaultPreview: UITargetedDragPreview), UITargetedDragPreview?>
                >)
        add(
            ["previewForLifting": .previewForLifting]
                as KeyValuePairs<
                    String, Question<UIDragInteraction, (item: UIDragItem, session: any UIDragSession), UITargetedDragPreview?>
                >)
        add(
            ["itemsForAdding": .itemsForAdding]
                as KeyValuePairs<String, Question<UIDragInteraction, (session: any UIDragSession, point: CGPoint), [UIDragItem]>>)
        add(
            ["sessionAllowsMoveOperation": .sessionAllowsMoveOperation]
                as KeyValuePairs<String, Question<UIDragInteraction, any UIDragSession, Bool>>)
        add(
            ["sessionIsRestrictedToDraggingApplication": .sessionIsRestrictedToDraggingApplication]
                as KeyValuePairs<String, Question<UIDragInteraction, any UIDragSession, Bool>>)
        add(["dragItems": .dragItems] as KeyValuePairs<String, Question<UIDragInteraction, any UIDragSession, [UIDragItem]>>)
    }

    mutating func addUIDropInteractionEvents() {
        add(
            ["willAnimateDrop": .willAnimateDrop]
                as KeyValuePairs<String, ControlEvent<UIDropInteraction, (item: UIDragItem, animator: any UIDragAnimating)>>)
        add(["sessionDidEnter": .sessionDidEnter] as KeyValuePairs<String, ControlEvent<UIDropInteraction, any UIDropSession>>)
        add(["sessionDidExit": .sessionDidExit] as KeyValuePairs<String, ControlEvent<UIDropInteraction, any UIDropSession>>)
        add(["performDrop": .performDrop] as KeyValuePairs<String, ControlEvent<UIDropInteraction, any UIDropSession>>)
        add(["concludeDrop": .concludeDrop] as KeyValuePairs<String, ControlEvent<UIDropInteraction, any UIDropSession>>)
        add(["sessionDidEnd": .sessionDidEnd] as KeyValuePairs<String, ControlEvent<UIDropInteraction, any UIDropSession>>)
    }

    mutating func addUIDropInteractionQuestions() {
        add(
            ["previewForDropping": .previewForDropping]
                as KeyValuePairs<
                    String, Question<UIDropInteraction, (item: UIDragItem, defaultPreview: UITargetedDragPreview), UITargetedDragPreview?>
                >)
        add(["canHandleDrop": .canHandleDrop] as KeyValuePairs<String, Question<UIDropInteraction, any UIDropSession, Bool>>)
        add(
            ["sessionDidUpdate": .sessionDidUpdate] as KeyValuePairs<String, Question<UIDropInteraction, any UIDropSession, UIDropProposal>>
        )
    }

    mutating func addUIEditMenuInteractionEvents() {
        add(
            ["willPresentMenu": .willPresentMenu, "willDismissMenu": .willDismissMenu]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UIEditMenuInteraction, (configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
                    >
                >)
    }

    mutating func addUIEditMenuInteractionQuestions() {
        add(
            ["menu": .menu]
                as KeyValuePairs<
                    String,
                    Question<UIEditMenuInteraction, (configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]), UIMenu?>
                >)
        add(["targetRect": .targetRect] as KeyValuePairs<String, Question<UIEditMenuInteraction, UIEditMenuConfiguration, CGRect>>)
    }

    mutating func addUIFindInteractionEvents() {
        add(["didBegin": .didBegin, "didEnd": .didEnd] as KeyValuePairs<String, ControlEvent<UIFindInteraction, UIFindSession>>)
    }

    mutating func addUIFindInteractionQuestions() {
        add(["session": .session] as KeyValuePairs<String, Question<UIFindInteraction, UIView, UIFindSession?>>)
    }

    mutating func addUIFontPickerViewControllerEvents() {
        add(
            ["didPickFont": .didPickFont, "didCancel": .didCancel] as KeyValuePairs<String, ControlEvent<UIFontPickerViewController, Void>>)
    }

    mutating func addUIGestureRecognizerEvents() {
        add(
            ["began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled, "failed": .failed]
                as KeyValuePairs<String, ControlEvent<UIGestureRecognizer, Void>>)
    }

    mutating func addUIGestureRecognizerQuestions() {
        add(["shouldReceiveEvent": .shouldReceiveEvent] as KeyValuePairs<String, Question<UIGestureRecognizer, UIEvent, Bool>>)
        add(
            [
                "shouldRecognizeSimultaneouslyWith": .shouldRecognizeSimultaneouslyWith, "shouldRequireFailureOf": .shouldRequireFailureOf,
                "shouldBeRequiredToFailBy": .shouldBeRequiredToFailBy,
            ] as KeyValuePairs<String, Question<UIGestureRecognizer, UIGestureRecognizer, Bool>>)
        add(["shouldReceivePress": .shouldReceivePress] as KeyValuePairs<String, Question<UIGestureRecognizer, UIPress, Bool>>)
        add(["shouldReceiveTouch": .shouldReceiveTouch] as KeyValuePairs<String, Question<UIGestureRecognizer, UITouch, Bool>>)
        add(["shouldBegin": .shouldBegin] as KeyValuePairs<String, Question<UIGestureRecognizer, Void, Bool>>)
    }
}

// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
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
        add(["shouldReceiveTouch": .shouldReceiveTouch] as KeyValuePairs<String, Question<UIGestureRecognizer, UITouch, Bool>>)
        add(["shouldBegin": .shouldBegin] as KeyValuePairs<String, Question<UIGestureRecognizer, Void, Bool>>)
    }

    mutating func addUIHoverGestureRecognizerEvents() {
        add(["hover": .hover] as KeyValuePairs<String, ControlEvent<UIHoverGestureRecognizer, CGPoint>>)
    }

    mutating func addUIImagePickerControllerEvents() {
        add(["didCancel": .didCancel] as KeyValuePairs<String, ControlEvent<UIImagePickerController, Void>>)
        add(
            ["didFinishPickingMedia": .didFinishPickingMedia]
                as KeyValuePairs<String, ControlEvent<UIImagePickerController, [UIImagePickerController.InfoKey: Any]>>)
    }

    mutating func addUIKeyCommandEvents() {
        add(["press": .press] as KeyValuePairs<String, ControlEvent<UIKeyCommand, Void>>)
    }

    mutating func addUILongPressGestureRecognizerEvents() {
        add(["longPress": .longPress] as KeyValuePairs<String, ControlEvent<UILongPressGestureRecognizer, CGPoint>>)
    }

    mutating func addUINavigationBarEvents() {
        add(["didPush": .didPush, "didPop": .didPop] as KeyValuePairs<String, ControlEvent<UINavigationBar, UINavigationItem>>)
    }

    mutating func addUINavigationBarQuestions() {
        add(
            ["shouldPush": .shouldPush, "shouldPop": .shouldPop] as KeyValuePairs<String, Question<UINavigationBar, UINavigationItem, Bool>>
        )
        add(["position": .position] as KeyValuePairs<String, Question<UINavigationBar, Void, UIBarPosition>>)
    }
}

// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
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

    mutating func addUILargeContentViewerInteractionEvents() {
        add(
            ["didEnd": .didEnd]
                as KeyValuePairs<
                    String, ControlEvent<UILargeContentViewerInteraction, (item: (any UILargeContentViewerItem)?, point: CGPoint)>
                >)
    }

    mutating func addUILargeContentViewerInteractionQuestions() {
        add(["item": .item] as KeyValuePairs<String, Question<UILargeContentViewerInteraction, CGPoint, (any UILargeContentViewerItem)?>>)
        add(["viewController": .viewController] as KeyValuePairs<String, Question<UILargeContentViewerInteraction, Void, UIViewController>>)
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

    mutating func addUINavigationControllerEvents() {
        add(
            ["willShow": .willShow, "didShow": .didShow]
                as KeyValuePairs<String, ControlEvent<UINavigationController, (viewController: UIViewController, animated: Bool)>>)
    }

    mutating func addUINavigationControllerQuestions() {
        add(
            ["animationControllerForOperation": .animationControllerForOperation]
                as KeyValuePairs<
                    String,
                    Question<
                        UINavigationController, (operation: UINavigationController.Operation, from: UIViewController, to: UIViewController),
                        (any UIViewControllerAnimatedTransitioning)?
                    >
                >)
        add(
            ["preferredInterfaceOrientation": .preferredInterfaceOrientation]
                as KeyValuePairs<String, Question<UINavigationController, Void, UIInterfaceOrientation>>)
        add(
            ["supportedInterfaceOrientations": .supportedInterfaceOrientations]
                as KeyValuePairs<String, Question<UINavigationController, Void, UIInterfaceOrientationMask>>)
        add(
            ["interactionController": .interactionController]
                as KeyValuePairs<
                    String,
                    Question<
                        UINavigationController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
                    >
                >)
    }

    mutating func addUIPageControlEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UIPageControl, Int>>)
    }
}

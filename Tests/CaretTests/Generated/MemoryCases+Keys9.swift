// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUIViewControllerEvents() {
        add(
            [
                "willAppear": .willAppear, "isAppearing": .isAppearing, "didAppear": .didAppear, "willDisappear": .willDisappear,
                "didDisappear": .didDisappear,
            ] as KeyValuePairs<String, ControlEvent<UIViewController, Bool>>)
        add(["didLoad": .didLoad] as KeyValuePairs<String, ControlEvent<UIViewController, Void>>)
    }

    mutating func addUIViewControllerQuestions() {
        add(
            ["animationControllerForPresented": .animationControllerForPresented]
                as KeyValuePairs<
                    String,
                    Question<
                        UIViewController, (presented: UIViewController, presenting: UIViewController, source: UIViewController),
                        (any UIViewControllerAnimatedTransitioning)?
                    >
                >)
        add(
            ["presentationControllerForPresented": .presentationControllerForPresented]
                as KeyValuePairs<
                    String,
                    Question<
                        UIViewController, (presented: UIViewController, presenting: UIViewController?, source: UIViewController),
                        UIPresentationController?
                    >
                >)
        add(
            ["animationControllerForDismissed": .animationControllerForDismissed]
                as KeyValuePairs<String, Question<UIViewController, UIViewController, (any UIViewControllerAnimatedTransitioning)?>>)
        add(
            [
                "interactionControllerForPresentation": .interactionControllerForPresentation,
                "interactionControllerForDismissal": .interactionControllerForDismissal,
            ]
                as KeyValuePairs<
                    String,
                    Question<UIViewController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?>
                >)
    }

    mutating func addUIWindowSceneEvents() {
        add(
            ["didUpdateGeometry": .didUpdateGeometry]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UIWindowScene, (space: any UICoordinateSpace, orientation: UIInterfaceOrientation, traits: UITraitCollection)
                    >
                >)
        add(["performAction": .performAction] as KeyValuePairs<String, ControlEvent<UIWindowScene, UIApplicationShortcutItem>>)
    }
}

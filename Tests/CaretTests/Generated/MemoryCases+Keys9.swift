// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUITextViewQuestions() {
        add(
            ["shouldInteractWithAttachment": .shouldInteractWithAttachment]
                as KeyValuePairs<
                    String, Question<UITextView, (attachment: NSTextAttachment, range: NSRange, interaction: UITextItemInteraction), Bool>
                >)
        add(
            ["editMenu": .editMenu]
                as KeyValuePairs<String, Question<UITextView, (range: NSRange, suggestedActions: [UIMenuElement]), UIMenu?>>)
        add(
            ["shouldChangeTextIn": .shouldChangeTextIn] as KeyValuePairs<String, Question<UITextView, (range: NSRange, text: String), Bool>>
        )
        add(
            ["primaryAction": .primaryAction]
                as KeyValuePairs<String, Question<UITextView, (textItem: UITextItem, defaultAction: UIAction), UIAction?>>)
        add(
            ["itemMenu": .itemMenu]
                as KeyValuePairs<String, Question<UITextView, (textItem: UITextItem, defaultMenu: UIMenu), UITextItem.MenuConfiguration?>>)
        add(
            ["shouldInteractWithURL": .shouldInteractWithURL]
                as KeyValuePairs<String, Question<UITextView, (url: URL, range: NSRange, interaction: UITextItemInteraction), Bool>>)
        add(
            ["shouldBeginEditing": .shouldBeginEditing, "shouldEndEditing": .shouldEndEditing]
                as KeyValuePairs<String, Question<UITextView, Void, Bool>>)
    }

    mutating func addUIToolTipInteractionQuestions() {
        add(["configuration": .configuration] as KeyValuePairs<String, Question<UIToolTipInteraction, CGPoint, UIToolTipConfiguration?>>)
    }

    mutating func addUIToolbarQuestions() {
        add(["position": .position] as KeyValuePairs<String, Question<UIToolbar, Void, UIBarPosition>>)
    }

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

// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUISearchBarQuestions() {
        add(
            ["shouldChangeTextIn": .shouldChangeTextIn]
                as KeyValuePairs<String, Question<UISearchBar, (range: NSRange, text: String), Bool>>)
        add(
            ["shouldBeginEditing": .shouldBeginEditing, "shouldEndEditing": .shouldEndEditing]
                as KeyValuePairs<String, Question<UISearchBar, Void, Bool>>)
        add(["position": .position] as KeyValuePairs<String, Question<UISearchBar, Void, UIBarPosition>>)
    }

    mutating func addUISearchControllerEvents() {
        add(
            [
                "willPresent": .willPresent, "didPresent": .didPresent, "willDismiss": .willDismiss, "didDismiss": .didDismiss,
                "present": .present,
            ] as KeyValuePairs<String, ControlEvent<UISearchController, Void>>)
        add(["update": .update] as KeyValuePairs<String, ControlEvent<UISearchController, Void>>)
        add(
            ["didSelectSuggestion": .didSelectSuggestion] as KeyValuePairs<String, ControlEvent<UISearchController, any UISearchSuggestion>>
        )
    }

    mutating func addUISearchTextFieldEvents() {
        add(["didSelectSuggestion": .didSelectSuggestion] as KeyValuePairs<String, ControlEvent<UISearchTextField, any UISearchSuggestion>>)
    }

    mutating func addUISegmentedControlEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UISegmentedControl, Int>>)
    }

    mutating func addUISheetPresentationControllerEvents() {
        add(
            ["didChangeSelectedDetentIdentifier": .didChangeSelectedDetentIdentifier]
                as KeyValuePairs<String, ControlEvent<UISheetPresentationController, Void>>)
    }

    mutating func addUISliderEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UISlider, Float>>)
    }

    mutating func addUISplitViewControllerEvents() {
        add(
            ["willShowColumn": .willShowColumn, "willHideColumn": .willHideColumn]
                as KeyValuePairs<String, ControlEvent<UISplitViewController, UISplitViewController.Column>>)
        add(
            ["willChangeDisplayMode": .willChangeDisplayMode]
                as KeyValuePairs<String, ControlEvent<UISplitViewController, UISplitViewController.DisplayMode>>)
        add(
            [
                "didCollapse": .didCollapse, "didExpand": .didExpand, "edgeGestureWillBegin": .edgeGestureWillBegin,
                "edgeGestureDidEnd": .edgeGestureDidEnd,
            ] as KeyValuePairs<String, ControlEvent<UISplitViewController, Void>>)
    }

    mutating func addUISplitViewControllerQuestions() {
        add(["show": .show] as KeyValuePairs<String, Question<UISplitViewController, (controller: UIViewController, sender: Any?), Bool>>)
        add(
            ["showDetail": .showDetail]
                as KeyValuePairs<String, Question<UISplitViewController, (detail: UIViewController, sender: Any?), Bool>>)
        add(
            ["collapseSecondary": .collapseSecondary]
                as KeyValuePairs<String, Question<UISplitViewController, (secondary: UIViewController, primary: UIViewController), Bool>>)
        add(
            ["topColumnForCollapsing": .topColumnForCollapsing]
                as KeyValuePairs<String, Question<UISplitViewController, UISplitViewController.Column, UISplitViewController.Column>>)
        add(
            ["displayModeForExpanding": .displayModeForExpanding]
                as KeyValuePairs<
                    String, Question<UISplitViewController, UISplitViewController.DisplayMode, UISplitViewController.DisplayMode>
                >)
        add(
            ["separateSecondary": .separateSecondary]
                as KeyValuePairs<String, Question<UISplitViewController, UIViewController, UIViewController?>>)
        add(
            ["preferredInterfaceOrientation": .preferredInterfaceOrientation]
                as KeyValuePairs<String, Question<UISplitViewController, Void, UIInterfaceOrientation>>)
        add(
            ["supportedInterfaceOrientations": .supportedInterfaceOrientations]
                as KeyValuePairs<String, Question<UISplitViewController, Void, UIInterfaceOrientationMask>>)
        add(
            ["primaryForCollapsing": .primaryForCollapsing, "primaryForExpanding": .primaryForExpanding]
                as KeyValuePairs<String, Question<UISplitViewController, Void, UIViewController?>>)
    }

    mutating func addUIStepperEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UIStepper, Double>>)
    }

    mutating func addUISwipeGestureRecognizerEvents() {
        add(["swipe": .swipe] as KeyValuePairs<String, ControlEvent<UISwipeGestureRecognizer, UISwipeGestureRecognizer.Direction>>)
    }

    mutating func addUISwitchEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UISwitch, Bool>>)
    }
}

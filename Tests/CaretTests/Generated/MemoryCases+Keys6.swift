// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUISearchBarEvents() {
        add(
            ["selectedScopeButtonIndexDidChange": .selectedScopeButtonIndexDidChange]
                as KeyValuePairs<String, ControlEvent<UISearchBar, Int>>)
        add(["textDidChange": .textDidChange] as KeyValuePairs<String, ControlEvent<UISearchBar, String>>)
        add(
            [
                "textDidBeginEditing": .textDidBeginEditing, "textDidEndEditing": .textDidEndEditing,
                "searchButtonClicked": .searchButtonClicked, "bookmarkButtonClicked": .bookmarkButtonClicked,
                "resultsListButtonClicked": .resultsListButtonClicked, "cancelButtonClicked": .cancelButtonClicked,
            ] as KeyValuePairs<String, ControlEvent<UISearchBar, Void>>)
    }

    mutating func addUISearchBarQuestions() {
        add(
            ["shouldChangeTextIn": .shouldChangeTextIn]
                as KeyValuePairs<String, Question<UISearchBar, (range: NSRange, text: String), Bool>>)
        add(
            ["shouldBeginEditing": .shouldBeginEditing, "shouldEndEditing": .shouldEndEditing]
                as KeyValuePairs<String, Question<UISearchBar, Void, Bool>>)
    }

    mutating func addUISearchControllerEvents() {
        add(
            [
                "willPresent": .willPresent, "didPresent": .didPresent, "willDismiss": .willDismiss, "didDismiss": .didDismiss,
                "present": .present,
            ] as KeyValuePairs<String, ControlEvent<UISearchController, Void>>)
        add(["update": .update] as KeyValuePairs<String, ControlEvent<UISearchController, Void>>)
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
        add(["didCollapse": .didCollapse, "didExpand": .didExpand] as KeyValuePairs<String, ControlEvent<UISplitViewController, Void>>)
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

    mutating func addUITabBarControllerEvents() {
        add(["didSelect": .didSelect] as KeyValuePairs<String, ControlEvent<UITabBarController, UIViewController>>)
    }
}

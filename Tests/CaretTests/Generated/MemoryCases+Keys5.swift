// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUIPageControlProgressEvents() {
        add(["visibilityDidChange": .visibilityDidChange] as KeyValuePairs<String, ControlEvent<UIPageControlProgress, Void>>)
    }

    mutating func addUIPageControlProgressQuestions() {
        add(["initialProgressForPage": .initialProgressForPage] as KeyValuePairs<String, Question<UIPageControlProgress, Int, Float>>)
    }

    mutating func addUIPageControlTimerProgressEvents() {
        add(["progressDidChange": .progressDidChange] as KeyValuePairs<String, ControlEvent<UIPageControlTimerProgress, Void>>)
    }

    mutating func addUIPageControlTimerProgressQuestions() {
        add(["shouldAdvanceToPage": .shouldAdvanceToPage] as KeyValuePairs<String, Question<UIPageControlTimerProgress, Int, Bool>>)
    }

    mutating func addUIPageViewControllerEvents() {
        add(
            ["didFinishAnimating": .didFinishAnimating]
                as KeyValuePairs<
                    String, ControlEvent<UIPageViewController, (finished: Bool, previous: [UIViewController], completed: Bool)>
                >)
        add(["willTransition": .willTransition] as KeyValuePairs<String, ControlEvent<UIPageViewController, [UIViewController]>>)
    }

    mutating func addUIPageViewControllerQuestions() {
        add(
            ["spineLocation": .spineLocation]
                as KeyValuePairs<String, Question<UIPageViewController, UIInterfaceOrientation, UIPageViewController.SpineLocation>>)
        add(
            ["viewControllerBefore": .viewControllerBefore, "viewControllerAfter": .viewControllerAfter]
                as KeyValuePairs<String, Question<UIPageViewController, UIViewController, UIViewController?>>)
        add(
            ["presentationCount": .presentationCount, "presentationIndex": .presentationIndex]
                as KeyValuePairs<String, Question<UIPageViewController, Void, Int>>)
        add(
            ["preferredInterfaceOrientation": .preferredInterfaceOrientation]
                as KeyValuePairs<String, Question<UIPageViewController, Void, UIInterfaceOrientation>>)
        add(
            ["supportedInterfaceOrientations": .supportedInterfaceOrientations]
                as KeyValuePairs<String, Question<UIPageViewController, Void, UIInterfaceOrientationMask>>)
    }

    mutating func addUIPanGestureRecognizerEvents() {
        add(["drag": .drag] as KeyValuePairs<String, ControlEvent<UIPanGestureRecognizer, CGPoint>>)
    }

    mutating func addUIPickerViewEvents() {
        add(["didSelectRow": .didSelectRow] as KeyValuePairs<String, ControlEvent<UIPickerView, (row: Int, component: Int)>>)
    }

    mutating func addUIPickerViewQuestions() {
        add(
            ["attributedTitleForRow": .attributedTitleForRow]
                as KeyValuePairs<String, Question<UIPickerView, (row: Int, component: Int), NSAttributedString?>>)
        add(["titleForRow": .titleForRow] as KeyValuePairs<String, Question<UIPickerView, (row: Int, component: Int), String?>>)
        add(["viewForRow": .viewForRow] as KeyValuePairs<String, Question<UIPickerView, (row: Int, component: Int, view: UIView?), UIView>>)
        add(
            ["widthForComponent": .widthForComponent, "rowHeightForComponent": .rowHeightForComponent]
                as KeyValuePairs<String, Question<UIPickerView, Int, CGFloat>>)
        add(["numberOfRows": .numberOfRows] as KeyValuePairs<String, Question<UIPickerView, Int, Int>>)
        add(["numberOfComponents": .numberOfComponents] as KeyValuePairs<String, Question<UIPickerView, Void, Int>>)
    }

    mutating func addUIPinchGestureRecognizerEvents() {
        add(
            ["began": .began, "changed": .changed, "ended": .ended, "pinch": .pinch]
                as KeyValuePairs<String, ControlEvent<UIPinchGestureRecognizer, (scale: CGFloat, velocity: CGFloat)>>)
    }

    mutating func addUIPointerInteractionEvents() {
        add(
            ["willEnterRegion": .willEnterRegion, "willExitRegion": .willExitRegion]
                as KeyValuePairs<
                    String, ControlEvent<UIPointerInteraction, (region: UIPointerRegion, animator: any UIPointerInteractionAnimating)>
                >)
    }
}

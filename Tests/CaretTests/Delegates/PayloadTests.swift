import Caret
import Foundation
import Testing

@testable import UIKitCore

/// Events whose delegate method has no argument carry the property of the sender that the event is about.
@MainActor @Suite(.app) struct PayloadTests {
    @Test func eventsOfPickersCarryTheSelection() {
        let (colors, fonts) = (UIColorPickerViewController(), UIFontPickerViewController())
        var (colorLog, fontLog, count) = ([UIColor](), [UIFontDescriptor?](), 0)
        colors.on(.didSelectColor) { colorLog.append($0) }
        colors.on(.didFinish) { colorLog.append($0) }
        colors.on(.didFinish) { count += 1 }
        fonts.on(.didPickFont) { fontLog.append($0) }
        fonts.on(.didPickFont) { count += 1 }
        colors.selectedColor = .red
        let font = UIFont.boldSystemFont(ofSize: 9).fontDescriptor
        fonts.selectedFontDescriptor = font
        let (colorHub, fontHub) = (colors.hub, fonts.hub)
        colorHub.notify { $0.colorPickerViewControllerDidSelectColor(colors) }
        colorHub.notify { $0.colorPickerViewControllerDidFinish(colors) }
        fontHub.notify { $0.fontPickerViewControllerDidPickFont(fonts) }
        #expect(colorLog == [.red, .red] && fontLog == [font] && count == 2)
    }

    @Test func progressAndDetentsAreCarried() {
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        // A presentation references its controller weakly.
        let controller = UIViewController()
        let sheet = UISheetPresentationController(presentedViewController: controller, presenting: nil)
        sheet.detents = [.medium(), .large()]
        var (values, visibilities, detents) = ([Float](), [Bool](), [UISheetPresentationController.Detent.Identifier?]())
        timer.on(.progressDidChange) { values.append($0) }
        timer.on(.visibilityDidChange) { visibilities.append($0) }
        sheet.on(.didChangeSelectedDetentIdentifier) { detents.append($0) }
        timer.currentProgress = 0.25
        sheet.selectedDetentIdentifier = .large
        timer.timerHub.notify { $0.pageControlTimerProgressDidChange(timer) }
        timer.hub.notify { $0.pageControlProgressVisibilityDidChange(timer) }
        sheet.hub.notify { delegate in
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
        #expect(values == [0.25] && visibilities == [false] && detents == [.large] && controller.isViewLoaded == false)
    }

    @Test func textInputsCarryTextAndSelection() {
        let (field, view) = (UITextField(), UITextView())
        var (texts, ranges) = ([String](), [NSRange]())
        field.on(.inputTextDidChange) { texts.append($0) }
        view.on(.inputTextWillChange) { texts.append($0) }
        view.on(.inputSelectionDidChange) { ranges.append($0) }
        field.text = "field"
        view.text = "view"
        view.selectedRange = NSRange(location: 1, length: 2)
        field.inputHub.notify { $0.textDidChange(field) }
        view.inputHub.notify { $0.textWillChange(view) }
        ranges = []
        view.inputHub.notify { $0.selectionDidChange(view) }
        #expect(texts.last == "view" && texts.contains("field") && ranges == [NSRange(location: 1, length: 2)])
    }

    @Test func lifeCyclesAndTicksHaveAnEventWithoutPayload() {
        @MainActor final class Screen: UIViewController {
            var log: [String] = []
            func refresh() { log.append("method") }
        }
        let screen = Screen()
        screen.on(.willAppear, screen) { screen in screen.log.append("closure") }
        screen.on(.willAppear, screen, call: Screen.refresh)
        screen.on(.willAppear, screen) { screen, isAnimated in screen.log.append("\(isAnimated)") }
        screen.on(.didAppear) { screen.log.append("appeared") }
        let ticker = Ticker(every: .seconds(1))
        ticker.on(.tick, screen) { screen in screen.log.append("tick") }
        screen.beginAppearanceTransition(true, animated: true)
        screen.endAppearanceTransition()
        #expect(screen.log == ["closure", "method", "true", "appeared"])
        ticker.invalidate()
    }

    /// An event without a payload is one for which the sender has no value.
    @Test func eventsWithoutAPayloadAreThoseWithoutAValue() {
        let expected: Set<String> = [
            "CALayer.willDraw", "CALayer.layoutSublayers", "NSUserActivity.willSave", "UIPresentationController.willDismiss",
            "UIPresentationController.didDismiss", "UIPresentationController.didAttemptToDismiss", "UIApplication.didFinishLaunching",
            "UIApplication.didBecomeActive", "UIApplication.willResignActive", "UIApplication.didEnterBackground",
            "UIApplication.willEnterForeground", "UIApplication.performFetch", "UIApplication.didReceiveMemoryWarning",
            "UIApplication.willTerminate", "UIDocumentPickerViewController.wasCancelled", "UIDynamicAnimator.willResume",
            "UIDynamicAnimator.didPause", "UIFontPickerViewController.didCancel", "UIImagePickerController.didCancel",
            "UIPopoverPresentationController.prepareForPopover", "UIScene.didDisconnect", "UIScene.willEnterForeground",
            "UIScene.didBecomeActive", "UIScene.willResignActive", "UIScene.didEnterBackground", "UISearchBar.bookmarkButtonClicked",
            "UISearchBar.resultsListButtonClicked", "UISearchBar.cancelButtonClicked", "UISearchController.willPresent",
            "UISearchController.didPresent", "UISearchController.willDismiss", "UISearchController.didDismiss",
            "UISearchController.present", "UISplitViewController.didCollapse", "UISplitViewController.didExpand",
            "UISplitViewController.edgeGestureWillBegin", "UISplitViewController.edgeGestureDidEnd", "UITextInteraction.willBegin",
            "UITextInteraction.didEnd", "MKMapView.willStartLocatingUser", "MKMapView.didStopLocatingUser",
        ]
        #expect(Set(SourceEvents.withoutPayload) == expected)
    }
}

import CaretForApple
import CaretTesting
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// A handler makes a forwarder the delegate of its sender, for each kind of sender.
@MainActor @Suite(.app) struct InstallationTests {
    private static func isForwarder(_ delegate: (any NSObjectProtocol)?) -> Bool {
        delegate.map { String(describing: type(of: $0)).hasSuffix("Forwarder") } ?? false
    }

    @Test func viewsAndBarsHaveForwarders() {
        let (scroll, table, grid) = (
            UIScrollView(), UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        )
        let (field, text, search) = (UITextField(), UITextView(), UISearchBar())
        let (navigationBar, toolbar, tabBar, picker) = (UINavigationBar(), UIToolbar(), UITabBar(), UIPickerView())
        scroll.on(.didScroll) { _ in }
        table.on(.didSelectRow) { _ in }
        table.on(.prefetchRows) { _ in }
        table.answer(.dragItems) { _ in [] }
        table.on(.performDrop) { _ in }
        grid.on(.didSelectItem) { _ in }
        grid.answer(.numberOfSections) { 1 }
        field.answer(.shouldClear) { true }
        field.on(.inputTextDidChange) { _ in }
        text.on(.didChange) { _ in }
        search.on(.searchButtonClicked) { _ in }
        navigationBar.answer(.shouldPop) { _ in true }
        toolbar.answer(.position) { .bottom }
        tabBar.on(.didSelect) { _ in }
        picker.on(.didSelectRow) { _ in }
        let delegates: [(any NSObjectProtocol)?] = [
            scroll.delegate, table.delegate, table.prefetchDataSource, table.dragDelegate, table.dropDelegate, grid.delegate,
            grid.dataSource,
            field.delegate, text.delegate, search.delegate, navigationBar.delegate, toolbar.delegate, tabBar.delegate, picker.delegate,
        ]
        for (index, delegate) in delegates.enumerated() { #expect(Self.isForwarder(delegate), "number \(index)") }
    }

    @Test func controllersHaveForwarders() {
        let (navigation, tabs, search) = (UINavigationController(), UITabBarController(), UISearchController(searchResultsController: nil))
        let (split, pages) = (
            UISplitViewController(style: .doubleColumn),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        )
        let (colors, fonts, photos) = (UIColorPickerViewController(), UIFontPickerViewController(), UIImagePickerController())
        let (documents, plain) = (UIDocumentPickerViewController(forOpeningContentTypes: [.item]), UIViewController())
        navigation.on(.didShow) { _ in }
        tabs.on(.didSelect) { _ in }
        search.on(.willPresent) {}
        search.on(.update) { _ in }
        split.on(.didCollapse) {}
        pages.on(.willTransition) { _ in }
        pages.answer(.presentationCount) { 2 }
        colors.on(.didFinish) { _ in }
        fonts.on(.didCancel) {}
        photos.on(.didCancel) {}
        photos.on(.willShow) { _ in }
        documents.on(.wasCancelled) {}
        plain.answer(.animationControllerForDismissed) { _ in nil }
        let delegates: [(any NSObjectProtocol)?] = [
            navigation.delegate, tabs.delegate, search.delegate, search.searchResultsUpdater, split.delegate, pages.delegate,
            pages.dataSource, colors.delegate, fonts.delegate, photos.delegate, documents.delegate, plain.transitioningDelegate,
        ]
        for (index, delegate) in delegates.enumerated() { #expect(Self.isForwarder(delegate), "number \(index)") }
    }

    @Test func otherObjectsHaveForwarders() {
        let (tap, layer, activity) = (UITapGestureRecognizer(), CALayer(), NSUserActivity(activityType: "test"))
        let (timer, animator, collision) = (
            UIPageControlTimerProgress(preferredDuration: 1), UIDynamicAnimator(), UICollisionBehavior(items: [])
        )
        let (toolTip, texts) = (UIToolTipInteraction(), UITextInteraction(for: .editable))
        tap.answer(.shouldBegin) { true }
        layer.on(.willDraw) {}
        activity.on(.willSave) {}
        timer.on(.progressDidChange) { _ in }
        timer.on(.visibilityDidChange) { _ in }
        animator.on(.didPause) {}
        collision.on(.didBeginContact) { _ in }
        toolTip.answer(.configuration) { _ in nil }
        texts.on(.willBegin) {}
        let delegates: [(any NSObjectProtocol)?] = [
            tap.delegate, layer.delegate, activity.delegate, timer.delegate, animator.delegate, collision.collisionDelegate,
            toolTip.delegate, texts.delegate,
        ]
        for (index, delegate) in delegates.enumerated() { #expect(Self.isForwarder(delegate), "number \(index)") }
    }

    @Test func navigationTextsAndGesturesReachTheirClosures() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let text = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        root.view.addSubview(text)
        try await app.settle()
        var (shown, changes, begins) = ([UIViewController](), [String](), 0)
        navigation.on(.didShow) { shown.append($0.viewController) }
        text.on(.didChange) { changes.append($0) }
        let tap = UITapGestureRecognizer()
        tap.answer(.shouldBegin) {
            begins += 1
            return true
        }
        root.view.addGestureRecognizer(tap)
        await app.tap(at: CGPoint(x: 100, y: 500))
        text.becomeFirstResponder()
        await app.type("ab")
        let page = UIViewController()
        navigation.pushViewController(page, animated: false)
        try await app.settle()
        #expect(shown.last === page && changes.last == "ab" && begins == 1)
    }
}

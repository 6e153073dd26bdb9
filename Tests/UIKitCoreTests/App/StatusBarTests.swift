import CaretTesting
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitEngines

/// The status bar, and the preferences of controllers for it.
@MainActor @Suite(.app) struct StatusBarTests {
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default
        var isBare = false
        var child: UIViewController?
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isBare }
        override var prefersHomeIndicatorAutoHidden: Bool { isBare }
        override var childForStatusBarStyle: UIViewController? { child }
    }

    private func launch(_ root: @escaping @MainActor () -> UIViewController, _ device: String = "iPhone 16") async throws -> TestApp {
        let app = try await TestApp.launch(showing: root, on: #require(Device.named(device)))
        try await app.settle()
        return app
    }

    private func manager(_ app: TestApp) throws -> UIStatusBarManager { try #require(app.mainWindow.windowScene?.statusBarManager) }

    @Test(arguments: [("iPhone 16", CGFloat(54)), ("iPhone SE", 20), ("iPad 11", 24)])
    func devicesHaveAStatusBar(_ device: String, _ height: CGFloat) async throws {
        let app = try await launch({ Screen() }, device)
        #expect(try manager(app).statusBarFrame == CGRect(x: 0, y: 0, width: app.mainWindow.bounds.width, height: height))
        #expect(try !manager(app).isStatusBarHidden)
    }

    @Test func desktopWindowsHaveNoStatusBar() async throws {
        let app = try await TestApp.launch(showing: { Screen() })
        #expect(try manager(app).isStatusBarHidden && manager(app).statusBarFrame == .zero)
    }

    @Test func theStyleIsThatOfTheTopmostScreen() async throws {
        let screen = Screen()
        let app = try await launch { screen }
        #expect(try manager(app).statusBarStyle == .darkContent)
        await app.setAppearance(.dark)
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
        screen.style = .darkContent
        screen.setNeedsStatusBarAppearanceUpdate()
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .darkContent)
        let other = Screen()
        other.style = .lightContent
        other.modalPresentationStyle = .fullScreen
        screen.present(other, animated: false)
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
        screen.dismiss(animated: false)
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .darkContent)
    }

    @Test func aSheetDeterminesTheStyleOnlyIfItCapturesTheAppearance() async throws {
        let screen = Screen()
        let app = try await launch { screen }
        let sheet = Screen()
        sheet.style = .lightContent
        // A medium sheet leaves the screen below in its place.
        sheet.sheetPresentationController?.detents = [.medium()]
        screen.present(sheet, animated: false)
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .darkContent)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
    }

    @Test func theBackgroundAboveACardIsBlack() async throws {
        let screen = Screen()
        let app = try await launch { screen }
        screen.present(Screen(), animated: false)
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
        screen.dismiss(animated: false)
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .darkContent)
    }

    @Test func childrenForTheStatusBarDetermineIt() async throws {
        let (outer, inner) = (Screen(), Screen())
        outer.child = inner
        inner.style = .lightContent
        // A cycle of children ends, too.
        let app = try await launch { outer }
        #expect(try manager(app).statusBarStyle == .lightContent)
        inner.child = outer
        outer.setNeedsStatusBarAppearanceUpdate()
        try await app.settle()
    }

    @Test func navigationAndTabBarControllersAskTheirVisibleScreens() async throws {
        let screen = Screen()
        screen.style = .lightContent
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try await launch { tabs }
        // The bar of a navigation controller determines the style while the bar is visible.
        #expect(try manager(app).statusBarStyle == .darkContent)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setNeedsStatusBarAppearanceUpdate()
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
        screen.isBare = true
        screen.setNeedsStatusBarAppearanceUpdate()
        try await app.settle()
        #expect(try manager(app).isStatusBarHidden)
    }

    @Test(arguments: [("iPhone SE", CGFloat(0)), ("iPhone 16", 59)])
    func withoutHardwareAtTheEdgeContentUsesTheSpace(_ device: String, _ top: CGFloat) async throws {
        let screen = Screen()
        let app = try await launch({ screen }, device)
        let before = screen.view.safeAreaInsets.top
        screen.isBare = true
        screen.setNeedsStatusBarAppearanceUpdate()
        try await app.settle()
        #expect(screen.view.safeAreaInsets.top == top && app.diagnostics.isEmpty)
        screen.isBare = false
        screen.setNeedsStatusBarAppearanceUpdate()
        try await app.settle()
        #expect(screen.view.safeAreaInsets.top == before)
    }

    @Test func aPhoneInLandscapeHasNoStatusBar() async throws {
        let app = try await launch { UIViewController() }
        await app.rotate()
        try await app.settle()
        #expect(try manager(app).isStatusBarHidden)
    }

    @Test func aTapOnTheStatusBarScrollsToTheTop() async throws {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var log: [String] = []
            var answer = true
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                log.append("should")
                return answer
            }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
        }
        let screen = Screen()
        let app = try await launch { screen }
        let list = UIScrollView(frame: screen.view.bounds)
        let delegate = Delegate()
        list.delegate = delegate
        list.contentSize = CGSize(width: 393, height: 5000)
        screen.view.addSubview(list)
        list.contentOffset = CGPoint(x: 0, y: 2000)
        let bar = CGPoint(x: 196, y: 20)
        delegate.answer = false
        await app.tap(at: bar)
        try await app.settle()
        #expect(list.contentOffset.y == 2000 && delegate.log == ["should"])
        delegate.answer = true
        await app.tap(at: bar)
        try await app.settle()
        #expect(list.contentOffset.y == -59 && delegate.log == ["should", "should", "did"])
        // With two lists, neither scrolls.
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.view.addSubview(other)
        list.contentOffset = CGPoint(x: 0, y: 300)
        await app.tap(at: bar)
        try await app.settle()
        #expect(list.contentOffset.y == 300)
        other.scrollsToTop = false
        await app.tap(at: bar)
        try await app.settle()
        #expect(list.contentOffset.y == -59)
    }

    @Test(arguments: [
        (0, 5, "en_US", "12:05"), (9, 41, "en_US", "9:41"), (15, 0, "en_US", "3:00"), (9, 41, "de_DE", "09:41"), (23, 59, "de_DE", "23:59"),
        (9, 41, "ja_JP", "9:41"), (15, 0, "ko_KR", "3:00"),
    ])
    func theTimeIsFormattedForTheLocale(_ hour: Int, _ minute: Int, _ locale: String, _ text: String) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 1, hour: hour, minute: minute)))
        #expect(StatusBarTime.text(of: date, calendar: calendar, locale: Locale(identifier: locale)) == text)
    }

    @Test(arguments: ["en_US", "en_GB", "de_DE", "ja_JP", "ko_KR", "ar_EG", "hi_IN", "fr_CA", "en_US_POSIX"])
    func theStatusBarAndTheDatePickerUseTheSameHours(_ locale: String) throws {
        var settings = DateSettings()
        settings.locale = Locale(identifier: locale)
        let afternoon = Date(timeIntervalSinceReferenceDate: 15 * 3600)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let words = StatusBarTime.text(of: afternoon, calendar: calendar, locale: Locale(identifier: locale))
        let twentyFour = NumberFormatter()
        twentyFour.locale = Locale(identifier: locale)
        let fifteen = try #require(twentyFour.string(from: 15))
        #expect(words.contains(fifteen) != DateColumn.isTwelveHour(DateStrings(settings).timePattern), "\(words)")
    }

    @Test func theTimeAdvancesWithoutEvents() async throws {
        let app = try await launch { Screen() }
        let first = try #require(bar(app)?.content.time)
        await app.advance(by: .seconds(61))
        #expect(first == "9:41" && bar(app)?.content.time == "9:42")
    }

    private func bar(_ app: TestApp) -> StatusBarView? {
        app.mainWindow.windowScene?.surface?.rootLayer.sublayers?.lazy.compactMap { $0.delegate as? StatusBarView }.first
    }
}

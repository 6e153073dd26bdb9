import CaretTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UserNotifications

/// Banners in the window above the app.
@MainActor struct BannerTests {
    private let center = UNUserNotificationCenter.current()
    private let recorder = NotificationRecorder()
    private let banner = Query.identifier("NotificationBanner")
    /// A point in a banner, below the status bar of a device without one.
    private let place = CGPoint(x: 195, y: 40)

    private func show(_ id: String = "a", body: String = "Body", category: String = "", in app: TestApp) async throws {
        try await center.add(UNNotificationRequest(id, title: "Title \(id)", body: body, category: category, after: nil))
        try await app.settle()
    }

    private func setCategory() {
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "message",
                actions: [
                    UNNotificationAction(identifier: "read", title: "Mark as Read"),
                    UNTextInputNotificationAction(
                        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message"),
                ], intentIdentifiers: [])
        ])
    }

    @Test(.app) func aBannerDisappearsAfterFiveSeconds() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        try await show(in: app)
        #expect(app.exists(banner))
        await app.advance(by: .seconds(4))
        #expect(app.exists(banner))
        await app.advance(by: .seconds(1.5))
        try await app.settle()
        #expect(!app.exists(banner))
        #expect(app.system.notifications.delivered.map(\.id) == ["a"])
        #expect(app.application.windows.count == 1)
    }

    @Test(.app) func aBannerRemainsIfTheUserWants() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        app.system.notifications.preferences.bannersRemain = true
        try await show(in: app)
        await app.advance(by: .seconds(60))
        #expect(app.exists(banner))
    }

    @Test(.app) func aTapResponds() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        try await show(in: app)
        await app.tap(at: place)
        try await app.settle()
        #expect(recorder.responses.map(\.actionIdentifier) == [UNNotificationDefaultActionIdentifier])
        #expect(!app.exists(banner))
    }

    @Test(.app) func aSwipeUpOnlyHidesTheBanner() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        try await show(in: app)
        await app.drag(from: place, to: CGPoint(x: 195, y: 2))
        try await app.settle()
        #expect(!app.exists(banner))
        #expect(recorder.responses.isEmpty)
        #expect(app.system.notifications.delivered.map(\.id) == ["a"])
    }

    @Test(.app, arguments: [true, false]) func theExpandedBannerHasActions(byDragging: Bool) async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        setCategory()
        try await show(category: "message", in: app)
        #expect(!app.exists("Mark as Read"))
        if byDragging {
            await app.drag(from: place, to: CGPoint(x: 195, y: 200))
        } else {
            await app.hold(at: place, for: .seconds(1))
        }
        try await app.settle()
        // The user reads, so the banner remains.
        await app.advance(by: .seconds(20))
        try await app.tap("Mark as Read")
        try await app.settle()
        #expect(recorder.responses.map(\.actionIdentifier) == ["read"])
        #expect(!app.exists(banner))
    }

    @Test(.app) func aTextIsEnteredInTheBanner() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        let window = app.mainWindow
        setCategory()
        try await show(category: "message", in: app)
        await app.hold(at: place, for: .seconds(1))
        try await app.settle()
        try await app.tap("Reply")
        try await app.settle()
        await app.type("On my way")
        try await app.tap("Send")
        try await app.settle()
        #expect((recorder.responses.first as? UNTextInputNotificationResponse)?.userText == "On my way")
        #expect(window.isKeyWindow)
    }

    @Test(.app) func aTapBesideTheExpandedBannerClosesIt() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        try await show(in: app)
        await app.hold(at: place, for: .seconds(1))
        try await app.settle()
        await app.tap(at: CGPoint(x: 195, y: 700))
        try await app.settle()
        #expect(!app.exists(banner))
        #expect(recorder.responses.isEmpty)
    }

    @Test(.app) func aLongNotificationScrollsToItsActions() async throws {
        let app = try await TestApp.launchWithNotifications(recorder, on: Device(size: CGSize(width: 568, height: 320)))
        setCategory()
        try await show(body: String(repeating: "A long text. ", count: 60), category: "message", in: app)
        await app.hold(at: CGPoint(x: 284, y: 40), for: .seconds(1))
        try await app.settle()
        #expect(!app.exists("Mark as Read"))
        for _ in 0..<4 {
            await app.drag(from: CGPoint(x: 284, y: 310), to: CGPoint(x: 284, y: 5))
            try await app.settle()
        }
        try await app.tap("Mark as Read")
        #expect(recorder.responses.map(\.actionIdentifier) == ["read"])
    }

    @Test(.app) func theBannerHasTheIconOfTheApp() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let images = #"{"images": [{"filename": "small.png", "idiom": "iphone"}, {"filename": "large.png", "idiom": "ios-marketing"}]}"#
        try Data(images.utf8).write(to: set.appendingPathComponent("Contents.json"))
        for (name, side) in [("small", 20), ("large", 60)] as [(String, CGFloat)] {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: .onePixelPerPoint)
            let image = renderer.image { context in
                UIColor.red.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
            }
            try image.pngData()?.write(to: set.appendingPathComponent("\(name).png"))
        }
        let bundle = try #require(Bundle(url: folder))
        #expect(UIImage.appIcon(in: bundle)?.size == CGSize(width: 60, height: 60))
    }

    @Test(.app) func touchesBesideABannerReachTheApp() async throws {
        var taps = 0
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in taps += 1 })
            button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
            controller.view.addSubview(button)
            return controller
        })
        app.system.permissions[.notifications] = .granted
        center.delegate = recorder
        try await show(in: app)
        try await app.tap("Press")
        #expect(taps == 1)
        #expect(app.exists(banner))
    }

    @Test(.app) func aFloodShowsAtMostOneBannerASecond() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        for number in 0..<1000 {
            try await center.add(UNNotificationRequest("\(number)", title: "Title \(number)", after: nil))
            if number.isMultiple(of: 17) { await app.advance(frames: 1) }
        }
        try await app.settle()
        #expect(recorder.presented.count == 1000)
        #expect(app.all(banner).count <= 2)
        // The flood lasts a second.
        #expect(NotificationDelivery.current?.banners.shownCount ?? 0 <= 3)
        await app.advance(by: .seconds(2))
        try await app.settle()
        #expect(app.all(banner).map(\.label) == ["\(appName), Title 999, Body"])
        #expect(app.system.notifications.delivered.count == NotificationService.limit)
        await app.advance(by: .seconds(6))
        try await app.settle()
        #expect(!app.exists(banner))
    }

    @Test(.app) func hiddenPreviewsHideTheTexts() async throws {
        let app = try await TestApp.launchWithNotifications(recorder)
        app.system.notifications.preferences.previews = .never
        try await show(body: "Secret", in: app)
        #expect(try app.find(banner).label == "\(appName), Notification")
    }

    private var appName: String { ProcessInfo.processInfo.processName }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static var onePixelPerPoint: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}

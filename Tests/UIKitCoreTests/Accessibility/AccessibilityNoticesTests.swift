import HeadlessBackend
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Notifications of apps to assistive technology: their receivers and their cost.
@MainActor @Suite(.app) struct AccessibilityNoticesTests {
    /// A mirror that records the changes of the tree.
    @MainActor private final class Watcher: AccessibilityMirror {
        var isConnected = true
        var trees: [[AccessibilityNode]] = []
        var words: [String] = []
        func show(_ nodes: [AccessibilityNode]) { trees.append(nodes) }
        func announce(_ text: String) { words.append(text) }
    }

    private let label = UILabel(saying: "Hello")

    private func launched() async throws -> TestApp {
        try await accessibilityStage([(label, CGRect(x: 40, y: 200, width: 240, height: 60))])
    }

    private func watched(_ app: TestApp) async -> Watcher {
        let watcher = Watcher()
        app.backend.windows[0].accessibilityMirror = watcher
        app.send(.accessibility(.show))
        await app.advance(frames: 8)
        return watcher
    }

    @Test func withoutMirrorsTheTreeCostsNothing() async throws {
        let app = try await launched()
        label.text = "Other"
        label.accessibilityHint = "Hint"
        await app.advance(frames: 10)
        #expect(app.host.accessibilityIfLoaded == nil)
        let ticks = app.counters.ticks
        label.accessibilityHint = "Other hint"
        await app.advance(frames: 10)
        #expect(app.counters.ticks == ticks)
    }

    @Test func aMirrorReceivesOnlyDifferences() async throws {
        let app = try await launched()
        let watcher = await watched(app)
        #expect(watcher.trees.count == 1)
        let ticks = app.counters.ticks
        await app.advance(frames: 60)
        #expect(watcher.trees.count == 1 && app.counters.ticks == ticks)
        label.accessibilityHint = "Hint"
        await app.advance(frames: 10)
        #expect(watcher.trees.count == 2)
        #expect(watcher.trees.last?.first?.hint == "Hint")
        let built = app.host.accessibility.builtTreeCount
        label.textColor = .red
        await app.advance(frames: 10)
        #expect(app.host.accessibility.builtTreeCount == built + 1 && watcher.trees.count == 2)
    }

    @Test func movingElementsAreUpdatedTenTimesASecond() async throws {
        let app = try await launched()
        let watcher = await watched(app)
        for step in 0..<60 {
            label.frame.origin.y = 200 + CGFloat(step)
            await app.advance(frames: 1)
        }
        #expect((8...12).contains(watcher.trees.count))
        await app.advance(frames: 10)
        #expect(watcher.trees.last?.first?.frame.minY == 259)
        #expect(app.host.accessibility.sentTreeCount == watcher.trees.count)
    }

    @Test func removedMirrorsReceiveNothing() async throws {
        let app = try await launched()
        let watcher = await watched(app)
        watcher.isConnected = false
        label.text = "Other"
        await app.advance(frames: 10)
        #expect(watcher.trees.count == 1)
        #expect(app.host.accessibility.builtTreeCount == 1)
    }

    @Test func notificationsOfAFrameAreCoalescedWithTheScreenFirst() async throws {
        let app = try await launched()
        for _ in 0..<5 { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
        UIAccessibility.post(notification: .screenChanged, argument: label)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: "One")
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Two"))
        #expect(app.accessibilityNotifications.isEmpty)
        await app.advance(frames: 1)
        #expect(app.accessibilityNotifications == [.screenChanged, .announcement, .announcement])
        #expect(app.announcements == ["One", "Two"])
        #expect(label.accessibilityElementIsFocused())
    }

    @Test func announcementsReachConnectedClients() async throws {
        let app = try await launched()
        let heard = Heard(UIAccessibility.announcementDidFinishNotification) {
            "\($0[UIAccessibility.announcementStringValueUserInfoKey] ?? "") \($0[UIAccessibility.announcementWasSuccessfulUserInfoKey] ?? "")"
        }
        UIAccessibility.post(notification: .announcement, argument: "One")
        await app.advance(frames: 1)
        let watcher = await watched(app)
        UIAccessibility.post(notification: .announcement, argument: "Two")
        await app.advance(frames: 1)
        #expect(watcher.words == ["Two"])
        #expect(heard.lines == ["One false", "Two true"])
    }

    @Test func focusIsReportedToBoth() async throws {
        let (one, other) = (Focusable(saying: "one"), Focusable(saying: "other"))
        let app = try await accessibilityStage([
            (one, CGRect(x: 40, y: 100, width: 80, height: 40)), (other, CGRect(x: 40, y: 200, width: 80, height: 40)),
        ])
        try await app.perform(.focus, on: "one")
        try await app.perform(.focus, on: "other")
        #expect(one.log == ["focused", "left"] && other.log == ["focused"])
        #expect(UIAccessibility.focusedElement(using: nil) as AnyObject? === other)
        #expect(app.accessibilityTree() == "text \"one\"\ntext \"other\" focused")
    }

    @Test func aNewScreenIsReadFromItsBeginning() async throws {
        let app = try await launched()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        await app.advance(frames: 1)
        #expect(!label.accessibilityElementIsFocused())
        app.set(.voiceOver, to: true)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        await app.advance(frames: 1)
        #expect(label.accessibilityElementIsFocused())
    }

    @Test func settingsAreOffUntilATestTurnsThemOn() async throws {
        let app = try await launched()
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVideoAutoplayEnabled)
        #expect(app.host.accessibilityIfLoaded == nil)
        let heard = Heard(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in "\(UIAccessibility.isReduceMotionEnabled)" }
        app.set(.reduceMotion, to: true)
        app.set(.reduceMotion, to: true)
        app.set(.reduceMotion, to: false)
        #expect(heard.lines == ["true", "false"])
        #expect(Set(AccessibilitySetting.allCases.map(\.rawValue)) == Set(AccessibilityFeature.allCases.map(\.rawValue)))
    }

    @Test func requestsForRemovedElementsAreIgnored() async throws {
        let app = try await launched()
        for action in [AccessibilityRequest.Action.activate, .increment, .focus, .custom(3), .text("x")] {
            app.send(.accessibility(.perform(action, node: 4711)))
        }
        await app.advance(frames: 2)
        #expect(app.host.accessibility.focused == nil)
    }
}

private final class Focusable: UILabel {
    var log: [String] = []
    override func accessibilityElementDidBecomeFocused() { log.append("focused") }
    override func accessibilityElementDidLoseFocus() { log.append("left") }
}

/// The contents of the received notifications of one name.
@MainActor private final class Heard {
    private(set) var lines: [String] = []
    private var token: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name, _ line: @escaping @MainActor ([AnyHashable: Any]) -> String) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            // Posted on the main actor, and read before the post returns.
            nonisolated(unsafe) let info = notification.userInfo ?? [:]
            MainActor.assumeIsolated { self?.lines.append(line(info)) }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}

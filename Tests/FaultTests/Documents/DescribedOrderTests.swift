import CaretTesting
import Foundation
import HeadlessBackend
import Platform
import Testing

@testable import UIKitCore

/// The orders in FRAME.md and TOUCH.md, compared with logs of the calls.
@MainActor @Suite(.app) struct DescribedOrderTests {
    private static func document(_ name: String) throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../\(name)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Checks that the terms appear in the first listing of a document in this order.
    private static func expect(_ terms: [String], in name: String) throws {
        let text = try document(name)
        let listing = try #require(text.components(separatedBy: "```").dropFirst().first)
        var rest = listing[...]
        for term in terms {
            let found = try #require(rest.range(of: term), "\(name) does not have '\(term)' after what precedes it")
            rest = rest[found.upperBound...]
        }
    }

    final class Log {
        var entries: [String] = []
        func note(_ entry: String) { if entries.last != entry { entries.append(entry) } }
    }

    final class LoggedApplication: UIApplication {
        var log: Log?
        override func sendEvent(_ event: UIEvent) {
            log?.note("UIApplication.sendEvent")
            super.sendEvent(event)
        }
    }

    final class LoggedWindow: UIWindow {
        var log: Log?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            log?.note("hit test")
            return super.hitTest(point, with: event)
        }
        override func sendEvent(_ event: UIEvent) {
            log?.note("UIWindow.sendEvent")
            super.sendEvent(event)
        }
    }

    final class LoggedView: UIView {
        var log: Log?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.note("touches") }
        override func updateProperties() { log?.note("updateProperties") }
        override func updateConstraints() {
            log?.note("updateConstraints")
            super.updateConstraints()
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log?.note("traits") }
        override func layoutSubviews() {
            log?.note("layoutSubviews")
            super.layoutSubviews()
        }
        override func draw(_ rect: CGRect) { log?.note("draw") }
    }

    final class LoggedRecognizer: UIGestureRecognizer {
        var log: Log?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log?.note("recognizers") }
    }

    final class LoggedDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let view: UIView
        private let log: Log

        init(_ view: UIView, _ log: Log) {
            (self.view, self.log) = (view, log)
            super.init()
        }

        func applicationDidFinishLaunching(_ application: UIApplication) {
            let window = LoggedWindow(frame: UIScreen.main.bounds)
            window.log = log
            window.rootViewController = UIViewController()
            window.rootViewController?.view.addSubview(view)
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    @Test func `K1 a touch is delivered as TOUCH.md describes`() async throws {
        let log = Log()
        let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recognizer = LoggedRecognizer()
        recognizer.cancelsTouchesInView = false
        view.addGestureRecognizer(recognizer)
        let backend = HeadlessBackend(displays: [.standard])
        let host = ApplicationHost(backend: backend, applicationClass: LoggedApplication.self) { LoggedDelegate(view, log) }
        try host.launch()
        defer { host.terminate() }
        backend.headlessClock.step()
        (UIApplication.shared as? LoggedApplication)?.log = log
        (view.log, recognizer.log) = (log, log)
        log.entries = []
        backend.windows.first?.send(
            .pointer(PointerEvent(id: 1, kind: .touch, phase: .began, location: CGPoint(x: 50, y: 50), timestamp: 100, button: 1)))
        backend.headlessClock.step()
        let order = ["hit test", "UIApplication.sendEvent", "UIWindow.sendEvent", "recognizers", "touches"]
        #expect(log.entries == order)
        try Self.expect(
            order.map { $0 == "recognizers" ? "GestureArbiter" : $0 == "touches" ? "touches…" : $0 }, in: "Documentation/TOUCH.md")
    }

    @Test func `K4 a frame has the passes that FRAME.md describes`() async throws {
        let log = Log()
        let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        view.log = log
        let link = LinkLogger(log)
        link.start()
        view.overrideUserInterfaceStyle = .dark
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
        view.setNeedsDisplay()
        log.entries = []
        await app.advance(frames: 1)
        link.stop()
        #expect(log.entries == ["links", "traits", "updateProperties", "updateConstraints", "layoutSubviews", "draw"])
        try Self.expect(
            [
                "Links", "Traits", "Constraints", "updateProperties", "updateConstraints", "Layout", "layoutSubviews", "Display", "Commit",
                "Composite", "Present",
            ],
            in: "Documentation/FRAME.md")
    }

    /// Records each frame in which a display link is called.
    @MainActor final class LinkLogger {
        private let log: Log
        private var link: CADisplayLink?
        init(_ log: Log) { self.log = log }
        func start() {
            let link = CADisplayLink { [log] _ in log.note("links") }
            link.add(to: .main, forMode: .common)
            self.link = link
        }
        func stop() { link?.invalidate() }
    }
}

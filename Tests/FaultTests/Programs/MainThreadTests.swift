import CaretTesting
import Dispatch
import Foundation
import SlowTests
import Synchronization
import Testing

@testable import MainThread
@testable import UIKitCore

/// The main thread, as apps and Foundation see it.
@MainActor @Suite(.app) struct MainThreadTests {
    @Test func `L2 the main actor of a test is on the main thread`() async {
        #expect(Thread.isMainThread && MainThread.isCurrent)
        #expect(OperationQueue.current === OperationQueue.main)
        await Task.yield()
        #expect(Thread.isMainThread)
        let elsewhere = await Task.detached { (MainThread.isCurrent, OperationQueue.current === OperationQueue.main) }.value
        #expect(elsewhere == (false, false))
    }

    @Test func `L2 an observer on the main queue is called where a test posts`() {
        let name = Notification.Name("MainThreadTests.posted")
        let calls = Mutex(0)
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in calls.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        NotificationCenter.default.post(name: name, object: nil)
        #expect(calls.withLock { $0 } == 1)
    }

    @Test func `L2 an observer on the main queue is called for UIKit's notifications`() async throws {
        let calls = Mutex(0)
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { _ in calls.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        _ = try await TestApp.launch(showing: { UIViewController() })
        #expect(calls.withLock { $0 } == 1)
    }

    /// Passes a view to a thread without the compiler's checks, as code of Swift 5 does.
    private struct Smuggled<Value>: @unchecked Sendable {
        // The thread is joined before the test continues: no two threads use the value at once.
        let value: Value
    }

    /// Finding the line reads the debug information of the whole test program, which takes seconds.
    @Test(.slow)
    func `L10 a call off the main thread is reported with the line of the app, and fails the test`() async throws {
        let label = UILabel()
        let app = try await TestApp.launch(showing: { UIViewController() })
        let smuggled = Smuggled(value: label)
        let line = #line + 2
        await Task.detached {
            unsafeBitCast({ smuggled.value.text = "wrong" } as @MainActor @Sendable () -> Void, to: (@Sendable () -> Void).self)()
        }.value
        let found = try #require(app.diagnostics.first { $0.code == "thread.off-main" })
        #expect(found.message.contains("UILabel.text") && found.message.contains("main thread"))
        #expect(found.fileID.hasSuffix("MainThreadTests.swift") && found.line == line)
        withKnownIssue {
            app.terminate()
        } matching: {
            "\($0)".contains("off the main thread")
        }
    }

    @Test func `L10 calls on the main actor are silent`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        UILabel().text = "right"
        #expect(app.diagnostics.allSatisfy { $0.code != "thread.off-main" })
    }
}

/// Reports about a main thread that does not return.
@Suite struct WatchdogTests {
    @Test func `L7 a main thread without an answer is reported once for each hang`() {
        var detector = HangDetector(limit: 10)
        var reports: [Double] = []
        let answers: [(Double, Int)] = [(0, 1), (5, 2), (10, 2), (15, 2), (20, 2), (25, 3), (30, 3), (35, 3), (40, 4)]
        for (now, count) in answers where detector.check(at: now, responseCount: count) { reports.append(now) }
        #expect(reports == [15, 35])
    }

    @Test func `L7 the report lists the calls with their places, or reports that there are none`() {
        let frames = [
            StackFrame(function: "Editor.save()", image: "Hello", symbol: "$s5Hello6EditorC4saveyyF", file: "Editor.swift", line: 12),
            StackFrame(function: "main", image: "Hello", symbol: "main", file: nil, line: 0),
        ]
        let text = Watchdog.reportText(limit: 10, frames: frames)
        #expect(
            text == "the main thread has not come back for 10 s. It is in:\n  0 Editor.save() at Editor.swift:12\n  1 main in Hello")
        #expect(Watchdog.reportText(limit: 0.5, frames: []) == "the main thread has not come back for 0.5 s. Its stack cannot be read.")
    }
}

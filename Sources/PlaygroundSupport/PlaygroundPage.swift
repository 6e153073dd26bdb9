internal import Foundation
internal import Synchronization
internal import UIKitCore

/// The page of a playground: shows a live view, and keeps the program running.
///
/// A program without an app delegate sets the live view in `main.swift`. At the end of `main.swift`, an app is launched
/// that shows the live view in its window. The app is the same as one of `UIApplicationMain`, with the same options.
///
/// ```swift
/// PlaygroundPage.current.liveView = MyViewController()
/// ```
///
/// In a running app, such as in a test, the live view is shown at once, in a window above the app's.
/// > Difference from Apple: a program that ends with the status 0 by `exit` shows its live view too. A program that
/// > ends with another status does not.
public final class PlaygroundPage: Sendable {
    /// The page of the program.
    public static let current = PlaygroundPage()

    private struct State {
        var needsIndefiniteExecution = false
        var isFinished = false
    }

    private let state = Mutex(State())

    private init() {}

    /// Whether the program continues after the end of `main.swift`; `false` by default, and `true` after a live view
    /// was set.
    public var needsIndefiniteExecution: Bool {
        get { state.withLock { $0.needsIndefiniteExecution } }
        set {
            state.withLock { $0.needsIndefiniteExecution = newValue }
            if newValue { PlaygroundRun.prepare() }
        }
    }

    /// The view or view controller that the page shows; `nil` by default.
    @preconcurrency @MainActor public var liveView: (any PlaygroundLiveViewable)? {
        get { LiveViewScreen.shared.liveView }
        set {
            LiveViewScreen.shared.liveView = newValue
            if newValue != nil { needsIndefiniteExecution = true }
        }
    }

    /// Sets the view or view controller that the page shows.
    @preconcurrency @MainActor public func setLiveView(_ newLiveView: (any PlaygroundLiveViewable)?) { liveView = newLiveView }

    /// The values that the page keeps until its next run.
    public var keyValueStore: PlaygroundKeyValueStore { PlaygroundKeyValueStore.current }

    /// Ends the program with the status 0.
    public func finishExecution() -> Never {
        state.withLock { $0.isFinished = true }
        exit(0)
    }

    /// Whether the program continues at its end.
    var continues: Bool { state.withLock { $0.needsIndefiniteExecution && !$0.isFinished } }
}

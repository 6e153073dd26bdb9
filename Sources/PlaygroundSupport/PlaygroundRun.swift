internal import Foundation
internal import Synchronization
internal import UIKit
internal import UIKitCore

/// The continuation of a program after the end of its `main.swift`.
enum PlaygroundRun {
    private static let isPrepared = Mutex(false)

    /// Makes the program continue at its end, if its page needs that. An app that is running continues by itself.
    static func prepare() {
        let isFirst = isPrepared.withLock { isPrepared in
            defer { isPrepared = true }
            return !isPrepared
        }
        guard isFirst else { return }
        // The end of the main program calls `exit` with 0. The handler runs on the main thread, and never returns.
        on_exit({ status, _ in PlaygroundRun.continueProgram(status) }, nil)
    }

    private static func continueProgram(_ status: Int32) {
        guard status == 0, PlaygroundPage.current.continues, Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            // An app of the program has ended, so the program ends too.
            guard ApplicationHost.current.map(\.isImplicit) ?? true, !PlaygroundDelegate.wasLaunched else { return }
            if LiveViewScreen.shared.liveView != nil {
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PlaygroundDelegate.self))
            }
            while PlaygroundPage.current.continues { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
    }
}

/// The delegate of the app that shows the live view of a program without an app delegate.
@MainActor final class PlaygroundDelegate: NSObject, UIApplicationDelegate {
    /// Whether the app was launched.
    private(set) static var wasLaunched = false

    override init() { super.init() }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.wasLaunched = true
        LiveViewScreen.shared.showInRunningApp()
        return true
    }
}

import MainThread
import Synchronization

/// Reports calls of UIKit that are made off the main thread, as Apple's Main Thread Checker does. Swift 6 refuses most of them; code of
/// Swift 5 may make them from any closure.
package enum MainThreadChecker {
    /// The code of the diagnostic.
    package static let code = "thread.off-main"

    /// The places that were reported: each is reported once.
    private static let reported = Mutex<Set<String>>([])

    /// Reports a call that is made off the main thread, with the file and the line of the app that made it. Costs a comparison elsewhere.
    @inline(__always) static func check() {
        if !MainThread.isCurrent { report() }
    }

    private static func report() {
        let frames = StackFrame.current()
        let index = frames.firstIndex(where: isOfApp)
        let caller = index.map { frames[$0] }
        // The function of the toolkit that the app called is the last one before the app's own.
        let member = index.flatMap { $0 > 0 ? frames[$0 - 1].function : nil } ?? "UIKit"
        let place = caller.map { "\($0.file ?? $0.image):\($0.line)" } ?? "an unknown place"
        guard reported.withLock({ $0.insert("\(member) \(place)").inserted }) else { return }
        Diagnostics.report(
            code,
            "UIKit: \(member) was called off the main thread, in \(caller?.function ?? "unknown code"). UIKit is for the main thread alone: "
                + "call it in DispatchQueue.main.async { } or on the main actor.",
            fileID: caller?.file ?? "unknown", line: caller?.line ?? 0)
    }

    /// Whether a function is neither the toolkit's nor the system's.
    private static func isOfApp(_ frame: StackFrame) -> Bool {
        guard frame.file != nil else { return false }
        return !modules.contains { frame.symbol.hasPrefix("$s\($0.utf8.count)\($0)") }
    }

    private static let modules = ["UIKitCore", "UIKit", "QuartzCore", "CoreGraphics", "MainThread", "Caret", "UIKitEngines"]
}

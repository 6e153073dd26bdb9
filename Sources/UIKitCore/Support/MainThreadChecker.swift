import MainThread
import Synchronization

/// Reports calls of UIKit outside the main thread, like Apple's Main Thread Checker. Swift 6 rejects most such calls
/// at compile time. Swift 5 code can make them in any closure.
package enum MainThreadChecker {
    /// The code of the diagnostic.
    package static let code = "thread.off-main"

    /// The call sites that were reported. Each is reported once.
    private static let reported = Mutex<Set<String>>([])

    /// Reports a call outside the main thread, with the file and line of the app's call site. On the main thread, the
    /// check costs one comparison.
    @inline(__always) static func check() {
        if !MainThread.isCurrent { report() }
    }

    private static func report() {
        let frames = StackFrame.current()
        let index = frames.firstIndex(where: isAppCode)
        let caller = index.map { frames[$0] }
        // The frame before the app's first frame is the framework function that the app called.
        let member = index.flatMap { $0 > 0 ? frames[$0 - 1].function : nil } ?? "UIKit"
        let callSite = caller.map { "\($0.file ?? $0.image):\($0.line)" } ?? "an unknown place"
        guard reported.withLock({ $0.insert("\(member) \(callSite)").inserted }) else { return }
        Diagnostics.report(
            code,
            "UIKit: \(member) was called off the main thread, in \(caller?.function ?? "unknown code"). UIKit is for the main thread alone: "
                + "call it in DispatchQueue.main.async { } or on the main actor.",
            fileID: caller?.file ?? "unknown", line: caller?.line ?? 0)
    }

    /// Returns whether a function belongs to the app: neither to the framework nor to the system.
    private static func isAppCode(_ frame: StackFrame) -> Bool {
        guard frame.file != nil else { return false }
        return !modules.contains { frame.symbol.hasPrefix("$s\($0.utf8.count)\($0)") }
    }

    private static let modules = ["UIKitCore", "UIKit", "QuartzCore", "CoreGraphics", "MainThread", "Caret", "UIKitEngines"]
}

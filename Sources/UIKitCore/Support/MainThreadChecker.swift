import MainThread
import Synchronization

/// Reports calls of UIKit outside the main thread, like Apple's Main Thread Checker. Swift 6 rejects most such calls
/// at compile time. Swift 5 code can make them in any closure.
package enum MainThreadChecker {
    /// The code of the diagnostic.
    package static let code = "thread.off-main"

    /// The call sites that were reported. Each is reported once.
    private static let reportedCallSites = Mutex<Set<String>>([])

    /// Reports a call outside the main thread, with the file and line of the app's call site. On the main thread, the
    /// check costs one comparison.
    @inline(__always) static func check() {
        if !MainThread.isCurrent { report() }
    }

    private static func report() {
        let frames = StackFrame.current()
        var caller: StackFrame?
        var member = "UIKit"
        if let index = frames.firstIndex(where: isAppCode) {
            caller = frames[index]
            // The frame before the app's first frame is the framework function that the app called.
            if index > 0 { member = frames[index - 1].function }
        }
        let callSite = caller.map { "\($0.file ?? $0.image):\($0.line)" } ?? "an unknown place"
        guard reportedCallSites.withLock({ $0.insert("\(member) \(callSite)").inserted }) else { return }
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

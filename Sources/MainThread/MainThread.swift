@_implementationOnly import CMainThread

/// The thread that an app's interface lives on: the first one of the process, and any other while it runs the main queue.
package enum MainThread {
    /// Whether the calling code is on it.
    package static var isCurrent: Bool { caret_is_main_thread() }
}

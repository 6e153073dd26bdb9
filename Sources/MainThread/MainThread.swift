@_implementationOnly import CMainThread

/// The thread of the user interface: the first thread of the process, and any other thread while it runs the main
/// queue.
package enum MainThread {
    /// Whether the calling code runs on the main thread.
    package static var isCurrent: Bool { caret_is_main_thread() }
}

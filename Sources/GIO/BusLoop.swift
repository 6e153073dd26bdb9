@_implementationOnly import CGIO

/// A loop in which the signals of a bus arrive. One thread waits in the loop, and any thread can wake or end it.
///
/// Wraps `GMainContext` and a `GCancellable`.
// Unchecked: the loop contains two constant references to objects that GLib allows on any thread. The only function
// with thread affinity, `run`, makes the context the default of its thread.
package final class BusLoop: @unchecked Sendable {
    private let context: OpaquePointer?
    private let cancellable: UnsafeMutableRawPointer?

    package init() {
        context = g_main_context_new()
        cancellable = g_cancellable_new().map { UnsafeMutableRawPointer($0) }
    }

    deinit {
        g_main_context_unref(context)
        if let cancellable { g_object_unref(cancellable) }
    }

    /// The cancellable for calls of GIO that are cancelled when the loop ends.
    var cancellation: UnsafeMutablePointer<GCancellable>? { cancellable?.assumingMemoryBound(to: GCancellable.self) }

    /// Whether ``end()`` was called.
    package var hasEnded: Bool { g_cancellable_is_cancelled(cancellation) != 0 }

    /// Ends the loop, and cancels all waiting calls. May be called on any thread.
    package func end() {
        g_cancellable_cancel(cancellation)
        g_main_context_wakeup(context)
    }

    /// Makes the loop the default of the calling thread during `body`. Signals of connections that are created there
    /// arrive in this loop.
    package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        return try body()
    }

    /// Waits until an event has arrived, the loop was ended, or a number of milliseconds has passed; without limit if
    /// `nil`.
    ///
    /// Handlers of signals are called during this method.
    package func wait(milliseconds: UInt32? = nil) {
        guard !hasEnded else { return }
        guard let milliseconds else {
            g_main_context_iteration(context, 1)
            return
        }
        // The source only wakes the loop, so its callback does nothing.
        let source = g_timeout_source_new(milliseconds)
        g_source_set_callback(source, { _ in 0 }, nil, nil)
        g_source_attach(source, context)
        g_main_context_iteration(context, 1)
        g_source_destroy(source)
        g_source_unref(source)
    }
}

@_implementationOnly import CGIO

/// Where the signals of a bus arrive: one thread waits in it, and any thread may wake or end it.
///
/// Wraps `GMainContext` and a `GCancellable`.
// What it holds are two constant references to objects that GLib says may be used from any thread; the one function that belongs to one
// thread, `run`, makes the context that thread's own.
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

    /// For calls of GIO which are given up when the loop ends.
    var cancellation: UnsafeMutablePointer<GCancellable>? { cancellable?.assumingMemoryBound(to: GCancellable.self) }

    /// Whether ``end()`` was called.
    package var isOver: Bool { g_cancellable_is_cancelled(cancellation) != 0 }

    /// Gives up what waits, on any thread, and lets nothing wait any more.
    package func end() {
        g_cancellable_cancel(cancellation)
        g_main_context_wakeup(context)
    }

    /// Makes the loop the calling thread's own for the time of `body`: connections made in there report here.
    package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        return try body()
    }

    /// Waits until something has arrived, the loop was ended, or so many milliseconds are over; for ever for `nil`.
    ///
    /// Who asked to be told of signals is told from within.
    package func wait(milliseconds: UInt32? = nil) {
        guard !isOver else { return }
        guard let milliseconds else {
            g_main_context_iteration(context, 1)
            return
        }
        // A source that only wakes: its callback has nothing to do.
        let source = g_timeout_source_new(milliseconds)
        g_source_set_callback(source, { _ in 0 }, nil, nil)
        g_source_attach(source, context)
        g_main_context_iteration(context, 1)
        g_source_destroy(source)
        g_source_unref(source)
    }
}

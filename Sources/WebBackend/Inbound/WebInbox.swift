#if Web || WindowAndWeb

    import Dispatch
    import Foundation
    import Synchronization

    /// A report of a connection to the main actor.
    enum WebReport: Sendable {
        case connected(WebConnection)
        /// A message with its time of arrival, in seconds of ``RealTimeClock``.
        case message(PageMessage, connection: Int, arrival: TimeInterval)
        case disconnected(Int)
    }

    /// The queue from the network's thread to the main actor. The queue delivers reports in order, and wakes the main
    /// actor once for all pending reports.
    final class WebInbox: Sendable {
        private struct State {
            var reports: [WebReport] = []
            /// The number of bytes of the messages among the reports.
            var bytes = 0
            var isScheduled = false
            var receive: (@MainActor (WebReport) -> Void)?
        }

        private let state = Mutex(State())
        private let limit: Int
        private let byteLimit: Int

        /// Creates a queue.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of pending messages.
        ///   - byteLimit: The maximum number of bytes of all pending messages.
        init(limit: Int, byteLimit: Int) {
            self.limit = limit
            self.byteLimit = byteLimit
        }

        /// Sets the receiver of all reports, including those that are pending; `nil` discards reports.
        func setReceiver(_ receive: (@MainActor (WebReport) -> Void)?) {
            state.withLock { $0.receive = receive }
        }

        /// Enqueues a report.
        ///
        /// - Parameter bytes: The length of a message.
        /// - Returns: `false` for a message that is dropped because too many are pending. Connections and
        ///   disconnections are always enqueued.
        func post(_ report: WebReport, bytes: Int = 0) -> Bool {
            let (isAccepted, schedules) = state.withLock { state in
                if case .message = report, state.reports.count >= limit || state.bytes + bytes > byteLimit { return (false, false) }
                state.reports.append(report)
                state.bytes += bytes
                defer { state.isScheduled = true }
                return (true, !state.isScheduled)
            }
            if schedules {
                DispatchQueue.main.async { MainActor.assumeIsolated { self.drain() } }
            }
            return isAccepted
        }

        /// Delivers the pending reports.
        @MainActor func drain() {
            let (reports, receive) = state.withLock { state in
                defer {
                    (state.reports, state.bytes) = ([], 0)
                    state.isScheduled = false
                }
                return (state.reports, state.receive)
            }
            for report in reports { receive?(report) }
        }
    }

#endif

#if Web || WindowAndWeb

    import Dispatch
    import Foundation
    import Synchronization

    /// What a connection tells the main actor.
    enum WebReport: Sendable {
        case connected(WebConnection)
        /// A message and when it came, in seconds of ``RealTimeClock``.
        case message(PageMessage, connection: Int, arrival: TimeInterval)
        case disconnected(Int)
    }

    /// The way from the network's thread to the main actor: reports in order, one wake-up for as many as wait.
    final class WebInbox: Sendable {
        private struct State {
            var reports: [WebReport] = []
            /// Of the messages among them.
            var bytes = 0
            var isScheduled = false
            var receive: (@MainActor (WebReport) -> Void)?
        }

        private let state = Mutex(State())
        private let limit: Int
        private let byteLimit: Int

        /// - Parameters:
        ///   - limit: the messages that may wait.
        ///   - byteLimit: the bytes that they may have together.
        init(limit: Int, byteLimit: Int) {
            self.limit = limit
            self.byteLimit = byteLimit
        }

        /// Hands every report, from those that wait already on, to `receive`; or to nobody.
        func setReceiver(_ receive: (@MainActor (WebReport) -> Void)?) {
            state.withLock { $0.receive = receive }
        }

        /// Hands over a report.
        ///
        /// - Parameter bytes: the length of a message.
        /// - Returns: false for a message when too many wait; it is then dropped. Comings and goings are always taken.
        func post(_ report: WebReport, bytes: Int = 0) -> Bool {
            let (isTaken, schedules) = state.withLock { state in
                if case .message = report, state.reports.count >= limit || state.bytes + bytes > byteLimit { return (false, false) }
                state.reports.append(report)
                state.bytes += bytes
                defer { state.isScheduled = true }
                return (true, !state.isScheduled)
            }
            if schedules {
                DispatchQueue.main.async { MainActor.assumeIsolated { self.drain() } }
            }
            return isTaken
        }

        /// Delivers what waits.
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

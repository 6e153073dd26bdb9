import CoreGraphics
internal import Synchronization

/// The requests that an app made to services of the system, oldest first.
///
/// Each request is also one line of the process's log. Neither contains secrets, such as passwords.
public final class RequestLog: Sendable {
    /// The maximum number of requests that an app's log keeps.
    public static let limit = 10_000

    private struct State {
        var requests: [SystemRequest] = []
        var count = 0
    }

    private let state = Mutex(State())
    private let keptCount: Int

    /// - Parameter limit: The maximum number of requests that are kept.
    package init(limit: Int = RequestLog.limit) {
        keptCount = limit
    }

    /// The last requests, at most ``limit``.
    public var all: [SystemRequest] { state.withLock { Array($0.requests.suffix(keptCount)) } }

    /// The number of all requests since launch.
    public var count: Int { state.withLock { $0.count } }

    /// Returns the requests to one service, such as "mail".
    public func requests(to service: String) -> [SystemRequest] { all.filter { $0.service == service } }

    /// Adds a request, and writes it to the log.
    ///
    /// - Parameters:
    ///   - service: The lower-case name of the service.
    ///   - text: The request on one line, without secrets.
    package func record(_ service: String, _ text: String) {
        state.withLock { state in
            state.count += 1
            state.requests.append(SystemRequest(number: state.count, service: service, text: text))
            // Half of the list is removed at a time, so that each request costs the same on average.
            if state.requests.count >= 2 * keptCount { state.requests.removeFirst(keptCount) }
        }
        Diagnostics.log("\(service): \(text)")
    }

    /// The most recent requests, newest first.
    package var panelSection: PanelSection {
        PanelSection(title: "Requests", rows: all.suffix(100).reversed().map { PanelRow(title: "\($0.service): \($0.text)") })
    }
}
